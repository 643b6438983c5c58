/**
 * Lets the process outlive whoever reads its log: lines are lost then, and nothing else. Without it a write that fails is an uncaught
 * error, which is logged, which fails: a server that does nothing else for ever.
 */
export function outliveLog(streams: readonly NodeJS.WriteStream[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on("error", () => undefined);
}
