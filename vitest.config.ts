import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The contract is consumed from source. */
const alias = [{ find: /^@portal\/contract\/(.*)$/, replacement: `${inRoot('packages/contract/src')}/$1.ts` }];

const databaseSetup = inRoot('packages/server/test-kit/global-setup.ts');

export default defineConfig({
  test: {
    pool: 'forks',
    // Two cores; each worker of the server project holds a database of its own.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { resolve: { alias }, test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { resolve: { alias }, test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
        },
      },
    ],
  },
});
