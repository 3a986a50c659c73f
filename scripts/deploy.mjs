import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();

const MISSING =
  'haproxy와 pgbouncer가 없고 설치할 수도 없어 배포 구성을 시험하지 못했습니다. 두 패키지를 설치해주세요. ' +
  'DID NOT RUN: the topology of deploy/ through haproxy and PgBouncer; install both packages.';

/** Prints one line for each step of the smoke test, then their count. */
const tryTopology = async (programs) => {
  const { startTopology } = await import('./deploy/start-topology.mjs');
  const { smokeSteps } = await import('./deploy/smoke.mjs');
  const topology = await startTopology(programs);
  const counts = { passed: 0, failed: 0 };
  try {
    console.log(`haproxy ${topology.url}, statements named: ${topology.prepared}`);
    for (const [sentence, prove] of smokeSteps(topology, programs)) {
      try {
        await prove();
        counts.passed += 1;
        console.log(`ok   ${sentence}`);
      } catch (error) {
        counts.failed += 1;
        console.log(`FAIL ${sentence}\n     ${error.stack}`);
      }
    }
    if (counts.failed > 0) console.log(topology.outputs());
  } finally {
    await topology.stop();
  }
  console.log(
    `on haproxy and PgBouncer, statements named: ${topology.prepared}\n${counts.passed} passed, ${counts.failed} failed`,
  );
  return counts.failed === 0;
};

/** Installs what is missing, and tries the topology of deploy/ as plain processes. */
const run = async () => {
  const { prepare } = await import('./setup/prepare.mjs');
  const { findPrograms } = await import('./deploy/find-programs.mjs');
  await prepare();
  const folder = mkdtempSync(join(tmpdir(), 'portal-programs-'));
  // The pooler runs as another user than root.
  chmodSync(folder, 0o755);
  try {
    const programs = await findPrograms(folder);
    if (programs === null) throw new Error(MISSING);
    return await tryTopology(programs);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
run().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error) => {
    console.error(error.message === MISSING ? MISSING : error.stack);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
