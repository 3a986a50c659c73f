import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { openEngine } from './engine.mjs';
import { STEPS } from './steps.mjs';
import { prepareImages } from './trial-images.mjs';

const PROJECT = 'portal';
const DATABASE_MS = 60_000;

/** What the steps work with: the engine, one installation by compose.yaml, and its address. */
const makeTrial = async (engine) => {
  const port = await freePort();
  const sources = join(engine.folder, 'portal');
  mkdirSync(sources);
  const env = { PORTAL_LISTEN: `127.0.0.1:${port}` };
  const compose = (...args) => engine.run('podman-compose', ['-p', PROJECT, ...args], { cwd: sources, env });
  const portal = `${PROJECT}_portal_1`;
  const waitForDatabase = async () => {
    const limit = Date.now() + DATABASE_MS;
    const answers = () =>
      engine.podman('exec', `${PROJECT}_db_1`, 'pg_isready', '-h', '127.0.0.1').then(
        () => true,
        () => false,
      );
    while (!(await answers())) {
      if (Date.now() > limit) throw new Error('PostgreSQL did not come up');
      await sleep(500);
    }
  };
  return {
    ...engine,
    sources,
    compose,
    portal,
    waitForDatabase,
    url: `http://127.0.0.1:${port}`,
    log: () => engine.podman('logs', portal),
    inPortal: (...command) => engine.podman('exec', portal, ...command),
  };
};

const runSteps = async (trial) => {
  const counts = { passed: 0, failed: 0 };
  for (const [sentence, prove] of Object.entries(STEPS)) {
    const start = Date.now();
    try {
      await prove(trial);
      counts.passed += 1;
      console.log(`ok   ${sentence} (${Math.round((Date.now() - start) / 1000)} s)`);
    } catch (error) {
      counts.failed += 1;
      console.log(`FAIL ${sentence}\n     ${error.stack}`);
    }
  }
  return counts;
};

/**
 * Carries compose.yaml of the root through podman: from an empty folder to a page, an upgrade, and a restore. Prints a
 * line for each step, then their count. Returns true when all passed.
 */
export const runTrial = async ({ pull }) => {
  const engine = await openEngine();
  try {
    console.log(`${(await engine.podman('--version')).trim()}, ${await prepareImages(engine, pull)}`);
    const { passed, failed } = await runSteps(await makeTrial(engine));
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0;
  } finally {
    await engine.close();
  }
};
