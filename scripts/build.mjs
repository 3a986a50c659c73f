import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
const { prepareOrExit } = await import('./setup/prepare.mjs');
await prepareOrExit();
