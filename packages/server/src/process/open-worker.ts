import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');

/** Code that runs a worker from its TypeScript source. It needs the tsx loader, which tests and `npm run dev` have. */
const sourceLoaderOf = (source: URL): string => `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(source.href)});
});`;

/** In a build, a `*-worker.ts` is a `.js` file of the same name beside the server. */
const builtFileOf = (source: URL): URL => new URL(source.href.replace(/\.ts$/, '.js'));

/** Starts the worker thread of a `*-worker.ts`. */
export const openWorker = (source: URL, options: WorkerOptions): Worker =>
  isSource
    ? new Worker(sourceLoaderOf(source), { ...options, eval: true, execArgv: [] })
    : new Worker(builtFileOf(source), options);

/**
 * Starts a `*-worker.ts` as a process of its own, for content that may exceed its memory: a thread that does so can end
 * the whole server. It gets no settings and no secrets, and is killed after `limitMs`.
 */
export const openProcess = (source: URL, { memoryMb, limitMs }: { memoryMb: number; limitMs: number }): ChildProcess =>
  fork(fileURLToPath(isSource ? source : builtFileOf(source)), {
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(isSource ? ['--import', import.meta.resolve('tsx')] : [])],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
