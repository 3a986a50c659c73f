import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Parts of a statement, which ask for no answer yet: parse, bind, describe, execute, close. */
const PARTS = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/** Milliseconds of a statement after which others are let in before the next one. */
const LONG_MS = 10;

/**
 * The engine as the driver's connection speaks to it, which gives it each part of a statement by itself: here they are
 * held until the statement is whole, so that it enters the engine once instead of five times. It
 * runs in the main thread: after a long statement whatever else waits there has its turn.
 */
export function wholeStatements(engine: PGlite): PGlite {
  let held: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message);
    if (PARTS.has(message[0] ?? 0)) return [];
    const whole = Buffer.concat(held);
    held = [];
    const begun = performance.now();
    const answer = await engine.execProtocolStream(whole, options);
    if (performance.now() - begun > LONG_MS) await nextTurn();
    return answer;
  };
  return Object.create(engine, { execProtocolStream: { value: execProtocolStream } });
}
