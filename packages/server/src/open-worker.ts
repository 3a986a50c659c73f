import { Worker, type WorkerOptions } from 'node:worker_threads';

const isSource = import.meta.url.endsWith('.ts');

/** Code that runs a worker from its TypeScript source. It needs the tsx loader, which tests and `npm run dev` have. */
const sourceLoaderOf = (source: URL): string => `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(source.href)});
});`;

/** Starts the worker thread of a `*-worker.ts`. In a build, it is a `.js` file of the same name beside the server. */
export const openWorker = (source: URL, options: WorkerOptions): Worker =>
  isSource
    ? new Worker(sourceLoaderOf(source), { ...options, eval: true, execArgv: [] })
    : new Worker(new URL(source.href.replace(/\.ts$/, '.js')), options);
