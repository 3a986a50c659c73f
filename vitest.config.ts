import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { guidePlugin } from './packages/web/guide/guide-plugin.ts';
import { typefacesPlugin } from './packages/web/typefaces/typefaces-plugin.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The packages are consumed from source. */
const alias = [{ find: /^@portal\/(contract|server|demo)\/(.*)$/, replacement: `${inRoot('packages')}/$1/src/$2.ts` }];

/** What hangs ends after this long. No test measures time by it: a loaded machine takes ten times as long. */
const TIMEOUT_MS = 300_000;
/** What a test waits for comes when the machine has time for it. */
const WAITING = { poll: { timeout: 60_000 } };

/** Each file has a database of its own; the server is loaded once per worker, which costs more than most tests. */
const server = {
  resolve: { alias },
  test: {
    name: 'server',
    include: ['packages/{server,demo}/test/**/*.test.ts'],
    isolate: false,
    expect: WAITING,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    globalSetup: [inRoot('packages/server/test-kit/global-setup.ts')],
  },
};

/** Files that take much longer than others, the longest first: a worker that begins one last keeps the run waiting. */
const LONGEST = [
  'hostile/fields',
  'workspace-entries/permissions',
  'faults/kill-while-registering',
  'permissions/matrix',
  'site-rights/site-matrix',
  'load-demo',
  'faults/personal-numbers',
  'faults/restore-drill',
  'hostile/properties',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.includes(name));
  return rank < 0 ? LONGEST.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    // Two cores; each worker of the server project holds a database of its own.
    maxWorkers: 2,
    projects: [
      // Pure rules: nothing is left behind between files.
      {
        resolve: { alias },
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], isolate: false },
      },
      {
        resolve: { alias },
        plugins: [guidePlugin(), typefacesPlugin()],
        test: {
          name: 'web',
          // React is loaded once per worker, the portal's modules once per file: `setup.ts` says what a file leaves.
          isolate: false,
          // A page without a browser: components are drawn into it, style sheets count as empty.
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          include: ['packages/web/{src,guide,typefaces}/**/*.test.{ts,tsx}'],
          setupFiles: [inRoot('packages/web/test-kit/setup.ts')],
          expect: WAITING,
          testTimeout: TIMEOUT_MS,
        },
      },
      server,
    ],
  },
});
