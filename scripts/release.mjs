import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
const { releaseOrExit } = await import('./release/make-release.mjs');
await releaseOrExit(process.argv[2]);
