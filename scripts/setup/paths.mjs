import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const SERVER_DIST = join(ROOT, 'packages/server/dist');
export const WEB_DIST = join(ROOT, 'packages/web/dist');

/** Temporary files of the tools: locks and unfinished builds. Safe to delete. */
export const CACHE = join(ROOT, '.cache');
