import type { PGlite } from '@electric-sql/pglite';

/** Parts of a statement, which ask for no answer yet: parse, bind, describe, execute, close. */
const PARTS = new Set([...'PBDEC'].map((letter) => letter.charCodeAt(0)));

/**
 * The engine as the driver's connection speaks to it, which gives it each part of a statement by itself: here they are
 * held until the statement is whole, so that it enters the engine once instead of five times.
 */
export function wholeStatements(engine: PGlite): PGlite {
  let held: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message);
    if (PARTS.has(message[0] ?? 0)) return [];
    const whole = Buffer.concat(held);
    held = [];
    return engine.execProtocolStream(whole, options);
  };
  return Object.create(engine, { execProtocolStream: { value: execProtocolStream } });
}
