import { defineRegistry } from "@/lib/schema/define-registry";
import abrilFatface from "./abril-fatface";
import alfaSlabOne from "./alfa-slab-one";
import amiri from "./amiri";
import anton from "./anton";
import archivo from "./archivo";
import archivoBlack from "./archivo-black";
import barlowCondensed from "./barlow-condensed";
import bebasNeue from "./bebas-neue";
import bigShouldersDisplay from "./big-shoulders-display";
import bodoniModa from "./bodoni-moda";
import bricolageGrotesque from "./bricolage-grotesque";
import bungee from "./bungee";
import cairo from "./cairo";
import caveat from "./caveat";
import cormorantGaramond from "./cormorant-garamond";
import courierPrime from "./courier-prime";
import dancingScript from "./dancing-script";
import dmMono from "./dm-mono";
import dmSans from "./dm-sans";
import dmSerifDisplay from "./dm-serif-display";
import ebGaramond from "./eb-garamond";
import figtree from "./figtree";
import frankRuhlLibre from "./frank-ruhl-libre";
import fraunces from "./fraunces";
import ibmPlexMono from "./ibm-plex-mono";
import instrumentSans from "./instrument-sans";
import instrumentSerif from "./instrument-serif";
import inter from "./inter";
import jetbrainsMono from "./jetbrains-mono";
import limelight from "./limelight";
import lora from "./lora";
import majorMonoDisplay from "./major-mono-display";
import manrope from "./manrope";
import monoton from "./monoton";
import montserrat from "./montserrat";
import newsreader from "./newsreader";
import notoColorEmoji from "./noto-color-emoji";
import notoSans from "./noto-sans";
import notoSansArabic from "./noto-sans-arabic";
import notoSansDevanagari from "./noto-sans-devanagari";
import notoSansHebrew from "./noto-sans-hebrew";
import notoSansJp from "./noto-sans-jp";
import notoSansKr from "./noto-sans-kr";
import notoSansMath from "./noto-sans-math";
import notoSansSc from "./noto-sans-sc";
import notoSansSymbols from "./noto-sans-symbols";
import notoSansSymbols2 from "./noto-sans-symbols-2";
import notoSansThai from "./noto-sans-thai";
import notoSerif from "./noto-serif";
import oswald from "./oswald";
import outfit from "./outfit";
import pacifico from "./pacifico";
import permanentMarker from "./permanent-marker";
import playfairDisplay from "./playfair-display";
import poppins from "./poppins";
import reenieBeanie from "./reenie-beanie";
import righteous from "./righteous";
import rubik from "./rubik";
import shadowsIntoLight from "./shadows-into-light";
import sora from "./sora";
import spaceGrotesk from "./space-grotesk";
import spaceMono from "./space-mono";
import spectral from "./spectral";
import syne from "./syne";
import tiroDevanagariHindi from "./tiro-devanagari-hindi";
import unbounded from "./unbounded";
import vt323 from "./vt323";
import workSans from "./work-sans";

/** Every font family, grouped by category, each category in alphabetical order. */
export const fonts = defineRegistry("font", [
  abrilFatface,
  alfaSlabOne,
  anton,
  archivoBlack,
  bebasNeue,
  bigShouldersDisplay,
  bricolageGrotesque,
  bungee,
  limelight,
  monoton,
  righteous,
  syne,
  unbounded,
  archivo,
  barlowCondensed,
  cairo,
  dmSans,
  figtree,
  instrumentSans,
  inter,
  manrope,
  montserrat,
  oswald,
  outfit,
  poppins,
  rubik,
  sora,
  spaceGrotesk,
  workSans,
  bodoniModa,
  cormorantGaramond,
  dmSerifDisplay,
  ebGaramond,
  fraunces,
  instrumentSerif,
  lora,
  newsreader,
  playfairDisplay,
  spectral,
  courierPrime,
  dmMono,
  ibmPlexMono,
  jetbrainsMono,
  majorMonoDisplay,
  spaceMono,
  vt323,
  caveat,
  dancingScript,
  pacifico,
  permanentMarker,
  reenieBeanie,
  shadowsIntoLight,
  amiri,
  frankRuhlLibre,
  tiroDevanagariHindi,
  notoSans,
  notoSerif,
  notoSansArabic,
  notoSansHebrew,
  notoSansDevanagari,
  notoSansThai,
  notoSansJp,
  notoSansKr,
  notoSansSc,
  notoSansMath,
  notoSansSymbols,
  notoSansSymbols2,
  notoColorEmoji,
]);
