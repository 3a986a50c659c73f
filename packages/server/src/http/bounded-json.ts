import type { Readable } from 'node:stream';
import type { RequestSize } from '@portal/contract/core/request-size';
import { Refusal, refuse } from '#refuse.ts';

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH] = [codeOf('"'), codeOf('\\')];
/** For each byte outside a string: its change of the nesting depth, and the number of values that it starts. */
const DEPTH = new Int8Array(256);
const VALUES = new Uint8Array(256);
for (const sign of '[{') DEPTH[codeOf(sign)] = 1;
for (const sign of ']}') DEPTH[codeOf(sign)] = -1;
for (const sign of '[{,') VALUES[codeOf(sign)] = 1;
const FIELD_NAME = /^"(\w{1,60})"/;
const NAME_BYTES = 62;

/** A JSON parser. */
export type Parse = (json: string) => unknown;

/**
 * Index of the quote that ends a string. It is the length of the bytes or one more when the string continues in the
 * next chunk.
 */
function endOfString(bytes: Buffer, from: number): number {
  let index = from;
  while (index < bytes.length && bytes[index] !== QUOTE) index += bytes[index] === BACKSLASH ? 2 : 1;
  return index;
}

/**
 * Counts the values of JSON that comes in chunks: each comma and each opening bracket starts one. `exceeds` returns
 * true when there are more than `maxValues`. Then `field` is the position of the field with the long list, or -1 for
 * the request.
 */
function valueCounter(maxValues: number) {
  let [values, depth, nameAt, bytesRead] = [0, 0, -1, 0];
  let inString = false;
  /** 1 when the last chunk ended with a backslash within a string: the next byte belongs to it. */
  let escaped = 0;
  const step = (byte: number, position: number): void => {
    if (byte === QUOTE) {
      inString = true;
      if (depth === 1) nameAt = position;
    }
    depth += DEPTH[byte] ?? 0;
    values += VALUES[byte] ?? 0;
  };
  return {
    exceeds(bytes: Buffer): boolean {
      let index = escaped;
      while (index < bytes.length && values <= maxValues) {
        if (inString) {
          index = endOfString(bytes, index);
          inString = index >= bytes.length;
        } else step(bytes[index] ?? 0, bytesRead + index);
        if (index < bytes.length) index += 1;
      }
      escaped = Math.max(0, index - bytes.length);
      bytesRead += bytes.length;
      return values > maxValues;
    },
    field: (): number => (depth > 1 ? nameAt : -1),
  };
}

/** Refuses with TOO_LONG and the field whose list is too long, else with TOO_LARGE. */
function refuseTooMany(json: Buffer, position: number): never {
  const [, field] =
    position < 0 ? [] : (FIELD_NAME.exec(json.toString('latin1', position, position + NAME_BYTES)) ?? []);
  return field === undefined ? refuse('TOO_LARGE') : refuse('TOO_LONG', { field });
}

/** Parses JSON, but refuses it before parsing when it has more than `maxValues` values. */
export function parseBounded(json: string, maxValues: number): unknown {
  const bytes = Buffer.from(json);
  const counter = valueCounter(maxValues);
  return counter.exceeds(bytes) ? refuseTooMany(bytes, counter.field()) : JSON.parse(json);
}

/**
 * Reads a body and checks each chunk. Rejects with a refusal as soon as it has too many bytes or values. The caller
 * handles the bytes that still arrive.
 */
export function readBounded(body: Readable, { bytes, values }: Pick<RequestSize, 'bytes' | 'values'>): Promise<string> {
  const counter = valueCounter(values);
  const chunks: Buffer[] = [];
  let bytesLeft = bytes;
  return new Promise((done, fail) => {
    const onChunk = (chunk: Buffer): void => {
      chunks.push(chunk);
      bytesLeft -= chunk.length;
      try {
        if (bytesLeft < 0) refuse('TOO_LARGE');
        if (counter.exceeds(chunk)) refuseTooMany(Buffer.concat(chunks), counter.field());
      } catch (error) {
        body.off('data', onChunk);
        fail(error);
      }
    };
    body.on('data', onChunk);
    body.once('end', () => done(Buffer.concat(chunks).toString('utf8')));
    const onAbort = (): void => fail(new Refusal('BAD_REQUEST'));
    body.once('error', onAbort).once('close', onAbort);
  });
}
