import { ensureRuntime } from './setup/runtime.mjs';

await ensureRuntime();

const MISSING =
  'haproxy와 pgbouncer가 없어 배포 구성을 시험하지 못했습니다. 두 패키지를 설치해주세요. ' +
  'DID NOT RUN: the topology of deploy/ through haproxy and PgBouncer; install both packages.';

/**
 * Runs the topology of deploy/ as plain processes. Prints one line for each step of the smoke test, then their count.
 */
const run = async () => {
  const { prepare } = await import('./setup/prepare.mjs');
  const { findPrograms, startTopology } = await import('./deploy/start-topology.mjs');
  const { smokeSteps } = await import('./deploy/smoke.mjs');
  const programs = findPrograms();
  if (programs === null) {
    console.log(`${MISSING}\n0 passed, 0 failed`);
    return true;
  }
  await prepare();
  const topology = await startTopology(programs);
  const counts = { passed: 0, failed: 0 };
  try {
    console.log(`haproxy ${topology.url}, statements named: ${topology.prepared}`);
    for (const [sentence, prove] of smokeSteps(topology)) {
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

run().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error) => {
    console.error(error.stack);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
