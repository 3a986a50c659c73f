import { Worker, type WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');

/** From its source a worker first needs the loader of TypeScript, which tests and `npm run dev` have at hand. */
const loaderOf = (source: URL): string => `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(source.href)});
});`;

/** Starts the thread of a `*-worker.ts`; built, it lies as a file of that name beside the server. */
export const openWorker = (source: URL, options: WorkerOptions): Worker =>
  isSource
    ? new Worker(loaderOf(source), { ...options, eval: true, execArgv: [] })
    : new Worker(new URL(source.href.replace(/\.ts$/, '.js')), options);
