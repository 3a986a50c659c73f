import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** The line of a phone: 150 ms there and back, 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes per ms. */
const DELAY_MS = 75;
const DOWN = 200;
const UP = 93.75;

/** Passes bytes on after the delay of the line, in their order and not faster than its rate. */
function passOn(from: Socket, to: Socket, bytesPerMs: number): void {
  let freeAt = 0;
  // Timers of almost the same moment fire in any order, so each sends the oldest part.
  const parts: (() => void)[] = [];
  const later = (bytes: number, send: () => void): void => {
    freeAt = Math.max(freeAt, Date.now()) + bytes / bytesPerMs;
    parts.push(send);
    setTimeout(() => parts.shift()?.(), freeAt - Date.now() + DELAY_MS);
  };
  from.on('data', (bytes) => later(bytes.length, () => to.writable && to.write(bytes)));
  from.on('close', () => later(0, () => to.destroy()));
  from.on('error', () => to.destroy());
}

/**
 * An address that reaches the portal over a slow line. The browser's own emulation slows each target apart: a
 * request of the service worker then counts twice or not at all.
 */
export async function startSlowLine(portal: URL): Promise<{ url: string; stop: () => void }> {
  const server = createServer((browser) => {
    const onward = connect(Number(portal.port || 80), portal.hostname);
    passOn(browser, onward, UP);
    passOn(onward, browser, DOWN);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
