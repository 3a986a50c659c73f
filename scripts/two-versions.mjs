import { makeTwoVersions } from './build/two-versions.mjs';
import { prepareOrExit } from './setup/prepare.mjs';

/** For the browser flows: builds, and prints the folders of two versions as JSON. The argument is their name. */
await prepareOrExit();
console.log(JSON.stringify(await makeTwoVersions(process.argv[2] ?? 'two-versions')));
