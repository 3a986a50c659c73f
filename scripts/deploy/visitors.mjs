import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between the pages of one visitor. */
const PAUSE_MS = 30;
/** Parts of an old page that are loaded with each page. */
const PARTS = 5;
/** Visitors at a time. */
const VISITORS = 3;

/** The scripts and styles that a page names. */
const filesOf = (page) => [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);

/**
 * Starts visitors that open a page with all its files, and load parts of pages that were opened before: `formerFiles`.
 * `counts` has the pages, the files, the versions seen, and what failed. `stop` ends them.
 */
export const startVisitors = (url, formerFiles) => {
  const counts = { pages: 0, files: 0, versions: 0, failed: [] };
  const entries = new Set();
  let isOver = false;
  let turn = 0;
  const load = async (path) => {
    try {
      const answer = await fetch(`${url}${path}`, { headers: { accept: path === '/login' ? 'text/html' : '*/*' } });
      const text = await answer.text();
      if (answer.status === 200) return text;
      counts.failed.push(`${path} ${answer.status}`);
    } catch (error) {
      counts.failed.push(`${path} ${error.cause?.code ?? error.message}`);
    }
    return '';
  };
  const visit = async () => {
    while (!isOver) {
      const files = filesOf(await load('/login'));
      counts.pages += 1;
      entries.add(files.find((file) => file.endsWith('.js')));
      counts.versions = entries.size;
      const parts = Array.from({ length: PARTS }, () => `/assets/${formerFiles[turn++ % formerFiles.length]}`);
      for (const file of [...files, ...parts]) {
        await load(file);
        counts.files += 1;
      }
      await sleep(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visit);
  const stop = async () => {
    isOver = true;
    await Promise.all(visitors);
  };
  return { counts, stop };
};
