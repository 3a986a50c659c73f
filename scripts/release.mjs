import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
const { releaseOrExit } = await import('./release/release-or-exit.mjs');
await releaseOrExit(process.argv.slice(2));
