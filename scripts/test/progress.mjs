const HEARTBEAT_MS = 10_000;

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** Says what runs: each finished file of a step, and after ten seconds without one the steps that are still running. */
export const startProgress = () => {
  const running = new Map();
  let printedAt = performance.now();
  const print = (line) => {
    printedAt = performance.now();
    console.log(line);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (running.size === 0 || now - printedAt < HEARTBEAT_MS) return;
    print(`…    ${[...running].map(([id, since]) => `${id} ${seconds(now - since)}`).join(', ')}`);
  }, 1000);
  timer.unref();
  return {
    begin: (id) => running.set(id, performance.now()),
    file: (id, line) => print(`     ${id.padEnd(12)} ${line}`),
    end: (id, line) => {
      running.delete(id);
      print(line);
    },
    stop: () => clearInterval(timer),
  };
};
