/**
 * Serves a scripted model, to try the assistant without a key.
 * Usage: npm run fake-model [-- --port 8790]
 * Then start Affiche with the lines that it prints. `fake:` phrases in a message make it misbehave: scripts/fake-model/faults.ts.
 */
import { startFakeModel } from "./fake-model/start";

const at = process.argv.indexOf("--port");
const port = at < 0 ? 8790 : Number(process.argv[at + 1]);
const model = await startFakeModel({ port }).catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE" ? `Port ${port} is taken; choose another with -- --port` : error.message,
  );
  process.exit(1);
});
console.log(
  [
    "The scripted model listens. Start Affiche with:",
    "",
    `  ANTHROPIC_BASE_URL=${model.origin} ANTHROPIC_API_KEY=scripted npm start`,
    "",
    'Then ask the assistant: "make a pricing section with three plans".',
    "It follows a script and understands little else; Ctrl+C ends it.",
  ].join("\n"),
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void model.close().then(() => process.exit(0)));
