import { startObjectStore } from '../packages/server/test-kit/object-store.ts';

// Its memory is not what is measured, so it has a process of its own; the parent is told how to reach it.
const store = await startObjectStore();
process.send?.(store.env);
process.once('SIGTERM', () => store.close().then(() => process.exit(0)));
