import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();
const { launch } = await import('./setup/prepare.mjs');
await launch('main.js');
