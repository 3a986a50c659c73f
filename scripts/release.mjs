import { requireNode } from './setup/node-version.mjs';

requireNode();
// No top-level await here: an old Node must be able to parse this file, to print why it is refused.
void import('./release/release-or-exit.mjs').then(({ releaseOrExit }) => releaseOrExit(process.argv.slice(2)));
