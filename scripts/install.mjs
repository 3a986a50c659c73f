import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
const { tryOrExit } = await import('./install/empty-machine.mjs');
await tryOrExit(process.argv[2]);
