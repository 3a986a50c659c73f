import { requireNode } from './setup/node-version.mjs';

requireNode();
// No top-level await here: an old Node must be able to parse this file, to print why it is refused.
void import('./install/empty-machine.mjs').then(({ tryOrExit }) => tryOrExit(process.argv[2]));
