import { defineRegistry } from "@/lib/schema/define-registry";
import acid from "./acid";
import amber from "./amber";
import arcade from "./arcade";
import arctic from "./arctic";
import blackWhite from "./black-white";
import blueprint from "./blueprint";
import c64 from "./c64";
import cga from "./cga";
import clay from "./clay";
import coral from "./coral";
import cyanotype from "./cyanotype";
import type { Palette } from "./define-palette";
import desert from "./desert";
import dusk from "./dusk";
import ember from "./ember";
import forest from "./forest";
import gameboy from "./gameboy";
import greys from "./greys";
import ink from "./ink";
import lagoon from "./lagoon";
import laser from "./laser";
import midnight from "./midnight";
import moss from "./moss";
import mustard from "./mustard";
import neonNoir from "./neon-noir";
import newsprint from "./newsprint";
import ocean from "./ocean";
import olive from "./olive";
import oliveGrove from "./olive-grove";
import phosphor from "./phosphor";
import risoRed from "./riso-red";
import rose from "./rose";
import sepia from "./sepia";
import silver from "./silver";
import slate from "./slate";
import sunset from "./sunset";
import synthwave from "./synthwave";
import teletext from "./teletext";
import terminal from "./terminal";
import terracotta from "./terracotta";
import vapor from "./vapor";
import zx from "./zx";

/** Every palette, by group. */
export const palettes = defineRegistry<Palette>("palette", [
  gameboy,
  terminal,
  amber,
  cga,
  c64,
  zx,
  teletext,
  phosphor,
  sunset,
  ember,
  terracotta,
  rose,
  risoRed,
  mustard,
  coral,
  ocean,
  arctic,
  cyanotype,
  lagoon,
  dusk,
  blueprint,
  midnight,
  synthwave,
  vapor,
  acid,
  arcade,
  laser,
  neonNoir,
  forest,
  desert,
  moss,
  clay,
  olive,
  oliveGrove,
  ink,
  blackWhite,
  newsprint,
  greys,
  sepia,
  silver,
  slate,
]);
