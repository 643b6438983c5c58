import { defineRegistry } from "@/lib/schema/define-registry";
import abrilFatface from "./abril-fatface";
import anton from "./anton";
import archivo from "./archivo";
import archivoBlack from "./archivo-black";
import bebasNeue from "./bebas-neue";
import bigShouldersDisplay from "./big-shoulders-display";
import bodoniModa from "./bodoni-moda";
import cairo from "./cairo";
import caveat from "./caveat";
import dmSans from "./dm-sans";
import dmSerifDisplay from "./dm-serif-display";
import fraunces from "./fraunces";
import ibmPlexMono from "./ibm-plex-mono";
import inter from "./inter";
import jetbrainsMono from "./jetbrains-mono";
import lora from "./lora";
import montserrat from "./montserrat";
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
import pacifico from "./pacifico";
import permanentMarker from "./permanent-marker";
import playfairDisplay from "./playfair-display";
import rubik from "./rubik";
import spaceGrotesk from "./space-grotesk";
import spaceMono from "./space-mono";
import syne from "./syne";
import unbounded from "./unbounded";
import vt323 from "./vt323";
import workSans from "./work-sans";

/** Every font family, grouped by category, each category in alphabetical order. */
export const fonts = defineRegistry("font", [
  abrilFatface,
  anton,
  archivoBlack,
  bebasNeue,
  bigShouldersDisplay,
  syne,
  unbounded,
  archivo,
  cairo,
  dmSans,
  inter,
  montserrat,
  oswald,
  rubik,
  spaceGrotesk,
  workSans,
  bodoniModa,
  dmSerifDisplay,
  fraunces,
  lora,
  playfairDisplay,
  ibmPlexMono,
  jetbrainsMono,
  spaceMono,
  vt323,
  caveat,
  pacifico,
  permanentMarker,
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
