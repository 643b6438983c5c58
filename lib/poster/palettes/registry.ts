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
import moss from "./moss";
import mustard from "./mustard";
import newsprint from "./newsprint";
import ocean from "./ocean";
import olive from "./olive";
import risoRed from "./riso-red";
import rose from "./rose";
import sepia from "./sepia";
import silver from "./silver";
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
  sunset,
  ember,
  terracotta,
  rose,
  risoRed,
  mustard,
  ocean,
  arctic,
  cyanotype,
  lagoon,
  dusk,
  blueprint,
  synthwave,
  vapor,
  acid,
  arcade,
  laser,
  forest,
  desert,
  moss,
  clay,
  olive,
  ink,
  blackWhite,
  newsprint,
  greys,
  sepia,
  silver,
]);
