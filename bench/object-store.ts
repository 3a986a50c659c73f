import { startObjectStore } from '../packages/server/test-kit/object-store.ts';

// A process of its own, because its memory must not count as the server's. It sends the parent its environment
// variables.
const store = await startObjectStore();
process.send?.(store.env);
process.once('SIGTERM', () => store.close().then(() => process.exit(0)));
