/**
 * Looks after the database and the files of an install, by the same settings as the server (.env).
 * Usage: npm run data -- migrate | backup | restore | doctor | grant     (--help says more)
 */
import { existsSync } from "node:fs";
import { runDataTool } from "./data/run-data-tool";

if (existsSync(".env")) process.loadEnvFile(".env");
process.exitCode = await runDataTool(process.argv.slice(2), console.log, console.error);
