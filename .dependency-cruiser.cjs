/**
 * Which folder may import which. Run by scripts/checks/architecture.mjs, which also demands that every file was read.
 * Patterns are kept short, the tool refuses slow ones.
 * What the web may load at run time is another question, answered by scripts/checks/web-without-schemas.ts.
 */
const swc = require('@swc/core');

/** The cruiser reads TypeScript with swc, which does not read JSX unless told so. */
const parseFile = swc.parseFileSync;
swc.parseFileSync = (file, settings) => parseFile.call(swc, file, { ...settings, tsx: file.endsWith('.tsx') });

const CONTRACT = '^packages/contract/src';
const SERVER = '^packages/server/src';
const WEB = '^packages/web/src';
const DEMO = '^packages/demo/src';
const TEST = '[.](test|spec)[.]tsx?$';

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

const everywhere = [
  forbid('no-cycles', {}, { circular: true }, 'Modules that need each other are one module, or miss a third.'),
  forbid(
    'no-index',
    {},
    { path: '(^|/)index[.]tsx?$', pathNot: 'node_modules' },
    'No barrels: import the file itself.',
  ),
  forbid(
    'not-to-tests',
    { pathNot: [TEST, 'test-kit/', '/test/', '^e2e/'] },
    { path: [TEST, '^e2e/', 'test-kit/'] },
    'Tests look at everything; nothing looks at tests.',
  ),
  forbid(
    'not-to-scripts',
    { path: '^packages/' },
    { path: ['^scripts/', '^bench/', '^docs/'] },
    'Scripts look at packages, never the other way.',
  ),
  // The build makes virtual modules (packages/web/guide).
  forbid('no-unresolved', {}, { couldNotResolve: true, pathNot: '^virtual:' }, 'The import leads nowhere.'),
  forbid(
    'no-orphans',
    {
      orphan: true,
      path: '^packages/[a-z]+/src',
      pathNot: [TEST, '[.]d[.]ts$', 'server/src/main[.]ts$', 'web/src/main[.]tsx$'],
    },
    {},
    'Nobody imports it and it imports nobody.',
  ),
];

const contract = [
  forbid(
    'contract-is-pure',
    { path: CONTRACT, pathNot: TEST },
    { pathNot: [CONTRACT, '^node_modules/zod/'] },
    'The contract imports zod and itself.',
  ),
  forbid(
    'contract-core-below-areas',
    { path: `${CONTRACT}/core/` },
    { path: `${CONTRACT}/(areas/|calls[.]ts)` },
    'Core knows no area.',
  ),
  forbid(
    'contract-messages-alone',
    { path: [`${CONTRACT}/messages[.]ts`, `${CONTRACT}/.+/messages[.]ts`] },
    { pathNot: `${CONTRACT}/.+/messages[.]ts` },
    'Sentences and refusals import nothing but those they merge.',
  ),
];

const server = [
  forbid(
    'server-not-to-web',
    { path: '^packages/server/' },
    { path: '^packages/web/' },
    'Server and web meet in the contract.',
  ),
  forbid(
    'http-and-db-below-areas',
    { path: `${SERVER}/(http|db|lists|records|rich-text)/`, pathNot: TEST },
    { path: `${SERVER}/areas/`, pathNot: '/tables[.]ts$' },
    'These rooms serve the areas; db/schema gathers their row types.',
  ),
  forbid(
    'server-areas-not-to-app',
    { path: `${SERVER}/areas/`, pathNot: TEST },
    { path: `${SERVER}/(app|areas|main)[.]ts$` },
    'The app knows the areas, not the other way.',
  ),
  forbid(
    'server-areas-only-public',
    { path: `${SERVER}/areas/([^/]+)/`, pathNot: TEST },
    { path: `${SERVER}/areas/([^/]+)/`, pathNot: [`${SERVER}/areas/$1/`, `${SERVER}/areas/[^/]+/public/`] },
    'Areas meet in public/ only.',
  ),
  forbid(
    'server-only-public',
    { path: SERVER, pathNot: [`${SERVER}/areas/`, `${SERVER}/areas[.]ts$`, `${SERVER}/db/schema[.]ts$`, TEST] },
    { path: `${SERVER}/areas/`, pathNot: `${SERVER}/areas/[^/]+/public/` },
    'The process uses an area through its public/ as well.',
  ),
  forbid(
    'server-areas-by-area',
    { path: `${SERVER}/areas[.]ts$` },
    { path: `${SERVER}/areas/`, pathNot: `${SERVER}/areas/[^/]+/(area[.]ts$|public/)` },
    'An area says in its area.ts what it adds; areas.ts reads no other file of it.',
  ),
  forbid(
    'kysely-in-its-places',
    {
      path: SERVER,
      pathNot: [
        `${SERVER}/(db|lists|jobs)/`,
        `${SERVER}/(context|start/open-portal)[.]ts$`,
        `${SERVER}/areas/[^/]+/(tables|queries)[.]ts$`,
        `${SERVER}/areas/[^/]+/queries/`,
        TEST,
      ],
    },
    { path: '^node_modules/kysely/' },
    'SQL lives in queries, tables and db.',
  ),
  forbid(
    'workbooks-in-threads',
    { path: SERVER, pathNot: '-worker[.]ts$' },
    { path: '^node_modules/(read|write)-excel-file/' },
    'Whoever sends a file may not stop the process: a *-worker.ts reads it.',
  ),
  forbid(
    'fastify-in-its-places',
    {
      path: SERVER,
      pathNot: [`${SERVER}/http/`, `${SERVER}/(app|main|context)[.]ts$`, `${SERVER}/areas/[^/]+/public/serve-`, TEST],
    },
    { path: '^node_modules/(fastify|@fastify)/' },
    'Handlers do not know the web server.',
  ),
];

const demo = [
  forbid(
    'demo-not-to-web',
    { path: DEMO },
    { path: '^packages/web/' },
    'Demonstration data knows server and contract.',
  ),
  forbid(
    'demo-past-public-for-rows-only',
    { path: DEMO, pathNot: TEST },
    {
      path: `${SERVER}/areas/`,
      pathNot: [
        `${SERVER}/areas/[^/]+/(public/|queries/|tables[.]ts$)`,
        `${SERVER}/areas/(employees/numbers|notices/searched-text|site-reports/paper-facts)[.]ts$`,
      ],
    },
    'It writes rows itself, with three values that an area computes.',
  ),
  forbid(
    'demo-through-its-seam',
    { path: '^packages/', pathNot: [DEMO, `${SERVER}/start/demonstration[.]ts$`, TEST] },
    { path: DEMO },
    'One file of the server knows that there is a demonstration.',
  ),
  forbid(
    'demo-only-when-asked-for',
    { path: SERVER, pathNot: TEST },
    { path: DEMO, dynamic: false },
    'The server starts without it: import() it.',
  ),
];

const web = [
  forbid(
    'web-not-to-server',
    { path: '^packages/web/' },
    { path: '^packages/server/' },
    'Server and web meet in the contract.',
  ),
  forbid('web-not-to-node', { path: WEB, pathNot: TEST }, { dependencyTypes: ['core'] }, 'Runs in a browser.'),
  forbid(
    'web-not-to-zod',
    { path: WEB, pathNot: TEST },
    { path: '^node_modules/zod/' },
    'Schemas stay on the server; forms use the check lists.',
  ),
  forbid(
    'lib-below-all',
    { path: `${WEB}/lib/`, pathNot: TEST },
    { path: `${WEB}/(areas|ui|kit|app)/` },
    'lib is the ground floor.',
  ),
  forbid(
    'kit-knows-no-area',
    { path: `${WEB}/kit/`, pathNot: TEST },
    { path: [`${WEB}/(areas|app)/`, `${CONTRACT}/areas/`], pathNot: `${CONTRACT}/areas/files/` },
    'List, record, form and files are for every area; of areas the kit knows files alone.',
  ),
  forbid(
    'ui-looks-only',
    { path: `${WEB}/ui/`, pathNot: TEST },
    { path: [`${WEB}/(areas|lib|kit|app)/`, `${CONTRACT}/areas/`] },
    'ui is looks: React and formats of the core.',
  ),
  forbid(
    'calls-in-api-only',
    { path: WEB, pathNot: ['[/-]api[.]ts$', `${WEB}/lib/`, TEST] },
    { path: `${WEB}/lib/call[.]ts$` },
    'Pages and parts ask their api; it names the call once.',
  ),
  forbid(
    'web-areas-not-to-app',
    { path: `${WEB}/areas/`, pathNot: TEST },
    { path: `${WEB}/(app/|main[.]tsx$)` },
    'The app knows the areas, not the other way.',
  ),
  forbid(
    'web-areas-only-public',
    { path: `${WEB}/areas/([^/]+)/`, pathNot: TEST },
    { path: `${WEB}/areas/([^/]+)/`, pathNot: [`${WEB}/areas/$1/`, `${WEB}/areas/[^/]+/public/`] },
    'Areas meet in public/ only.',
  ),
  forbid(
    'web-app-only-public',
    { path: `${WEB}/app/`, pathNot: [`${WEB}/app/inbox-page[.]tsx$`, TEST] },
    { path: `${WEB}/areas/`, pathNot: `${WEB}/areas/[^/]+/((area|api|search)[.]ts$|public/)` },
    'Pages from area.ts, calls from api.ts, an address from search.ts. The inbox is two pages in one.',
  ),
];

module.exports = {
  forbidden: [...everywhere, ...contract, ...server, ...demo, ...web],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[a-z]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
