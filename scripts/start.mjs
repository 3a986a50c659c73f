import { requireNode } from './setup/node-version.mjs';

requireNode();
// No top-level await here: this file must still be readable to the old Node that it turns away.
void import('./setup/prepare.mjs').then(({ launch }) => launch('main.js'));
