import type { Readable } from 'node:stream';
import type { RequestSize } from '@portal/contract/core/request-size';
import { Refusal, refuse } from '#refuse.ts';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH] = [codeOf('"'), codeOf('\\')];
/** How much deeper each byte outside a text leads, and how many values it begins. */
const DEPTH = new Int8Array(256);
const VALUES = new Uint8Array(256);
for (const sign of '[{') DEPTH[codeOf(sign)] = 1;
for (const sign of ']}') DEPTH[codeOf(sign)] = -1;
for (const sign of '[{,') VALUES[codeOf(sign)] = 1;
const FIELD_NAME = /^"(\w{1,60})"/;
const NAME_BYTES = 62;

export type Parse = (json: string) => unknown;

/** Place of the quote that ends a text; the length of the bytes, or one more, when it goes on in the next piece. */
function endOfText(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Counts the values of JSON that comes in pieces: each comma and each opening bracket begins one. `look` answers
 * whether they are more than `most`; `field` then is the place of the field whose list they fill, -1 for the request.
 */
function valueCounter(most: number) {
  let [values, depth, name, read] = [0, 0, -1, 0];
  let inText = false;
  /** 1 when the last piece ended with a backslash within a text: the next byte belongs to it. */
  let escaped = 0;
  const step = (byte: number, place: number): void => {
    if (byte === QUOTE) {
      inText = true;
      if (depth === 1) name = place;
    }
    depth += DEPTH[byte] ?? 0;
    values += VALUES[byte] ?? 0;
  };
  return {
    look(bytes: Buffer): boolean {
      let at = escaped;
      while (at < bytes.length && values <= most) {
        if (inText) {
          at = endOfText(bytes, at);
          inText = at >= bytes.length;
        } else step(bytes[at] ?? 0, read + at);
        if (at < bytes.length) at += 1;
      }
      escaped = Math.max(0, at - bytes.length);
      read += bytes.length;
      return values > most;
    },
    field: (): number => (depth > 1 ? name : -1),
  };
}

/** TOO_LONG naming the field whose list is too long, else TOO_LARGE. */
function refuseTooMany(json: Buffer, place: number): never {
  const [, field] = place < 0 ? [] : (FIELD_NAME.exec(json.toString('latin1', place, place + NAME_BYTES)) ?? []);
  return field === undefined ? refuse('TOO_LARGE') : refuse('TOO_LONG', { field });
}

/** What a JSON text means; refused before it is parsed when it holds more than `most` values. */
export function parseBounded(json: string, most: number): unknown {
  const bytes = Buffer.from(json);
  const counter = valueCounter(most);
  return counter.look(bytes) ? refuseTooMany(bytes, counter.field()) : JSON.parse(json);
}

/**
 * Reads a body and looks at each piece as it comes. Rejects with a refusal as soon as it has more bytes or values than
 * it may have; what the sender still sends is then left to whoever answers.
 */
export function readBounded(body: Readable, { bytes, values }: Pick<RequestSize, 'bytes' | 'values'>): Promise<string> {
  const counter = valueCounter(values);
  const pieces: Buffer[] = [];
  let left = bytes;
  return new Promise((done, fail) => {
    const take = (piece: Buffer): void => {
      pieces.push(piece);
      left -= piece.length;
      try {
        if (left < 0) refuse('TOO_LARGE');
        if (counter.look(piece)) refuseTooMany(Buffer.concat(pieces), counter.field());
      } catch (error) {
        body.off('data', take);
        fail(error);
      }
    };
    body.on('data', take);
    body.once('end', () => done(Buffer.concat(pieces).toString('utf8')));
    const breakOff = (): void => fail(new Refusal('BAD_REQUEST'));
    body.once('error', breakOff).once('close', breakOff);
  });
}
