import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { cleanFileName, originalFileName } from '@portal/contract/areas/files/names';
import { BODY_LIMIT } from '@portal/contract/core/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logFieldsOf } from '#db/failures.ts';
import { sweepFolder } from '#process/sweep-folder.ts';
import { Refusal, refuse } from '#refuse.ts';
import type { Upload, UploadLimits } from '../answer-call.ts';
import { drainBeforeAnswer } from '../connections/drain.ts';
import type { UploadedFile } from '../handler-types.ts';
import type { AdmissionCheck } from './admit-upload.ts';

const BOUNDARY = /;\s*boundary=("[^"]+"|[^\s;"]+)/i;
const LONGEST_FIELD_NAME = 100;
const HEADER_LIMIT = { headerPairs: 20, headerSize: 8192 };
const SWEEP_MS = 60 * 60 * 1000;
/** A sender below this rate is disconnected, since a slow sender would hold its upload slot for long. */
const MIN_RATE = { bytes: 60 * 1024, withinMs: 60_000 };
/** Bytes of a form that may arrive before the field that names its record. */
const UNADMITTED_BYTES = BODY_LIMIT;
/** Time for the parser to finish after the request has ended. A part that is still open then never ends. */
const UNFINISHED_MS = 10_000;

/** Creates the parser of a request. Refuses with BAD_REQUEST when the header has no usable boundary. */
function openParser(headers: IncomingMessage['headers'], { files, bytes, size }: UploadLimits): BusboyInstance {
  // The parser accepts an empty boundary and then finds no part at all.
  if (!BOUNDARY.test(headers['content-type'] ?? '')) refuse('BAD_REQUEST');
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      preservePath: true,
      limits: {
        ...HEADER_LIMIT,
        files,
        fileSize: bytes,
        fields: size.parts,
        fieldSize: size.bytes,
        fieldNameSize: LONGEST_FIELD_NAME,
        parts: files + size.parts + 1,
      },
    });
  } catch {
    refuse('BAD_REQUEST');
  }
}

/** Writes the files of one request to the folder. `stop` aborts pending writes and removes every file. */
function fileSink(folder: string) {
  const stopper = new AbortController();
  // Each file adds a listener to the signal, and there may be many files at once.
  setMaxListeners(0, stopper.signal);
  const running: Promise<UploadedFile>[] = [];
  const paths: string[] = [];
  const discard = async (): Promise<void> => {
    await Promise.allSettled(running);
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  const write = async (name: string, stream: Readable): Promise<UploadedFile> => {
    const path = join(folder, randomUUID());
    paths.push(path);
    stopper.signal.throwIfAborted();
    const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    // Always awaited: a file that is still being opened would appear after its removal.
    const closed = new Promise<void>((done) => target.once('close', done));
    await pipeline(stream, target, { signal: stopper.signal }).finally(() => closed);
    return { name, path, bytes: target.bytesWritten };
  };
  return {
    take(name: string, stream: Readable): Promise<UploadedFile> {
      const file = write(name, stream);
      running.push(file);
      return file;
    },
    // A form sends an empty part without a name for an unused file field.
    finish: async (): Promise<UploadedFile[]> =>
      (await Promise.all(running)).filter((file) => file.name !== '' || file.bytes > 0),
    discard,
    stop: async (): Promise<void> => {
      stopper.abort();
      await discard();
    },
  };
}

type Sink = ReturnType<typeof fileSink>;
type MinRate = typeof MIN_RATE;

/** Destroys a request that sends too slowly or has stopped sending. */
function destroySlowRequest(raw: IncomingMessage, { bytes, withinMs }: MinRate): NodeJS.Timeout {
  let seen = raw.socket.bytesRead;
  return setInterval(() => {
    const received = raw.socket.bytesRead - seen;
    seen = raw.socket.bytesRead;
    if (received < bytes && !raw.readableEnded) raw.destroy();
  }, withinMs).unref();
}

/**
 * Checks the sender as soon as a field names the record; parsing waits for the result. `checked` resolves with the
 * current check. `refused` only ever rejects.
 */
function admitByField(raw: IncomingMessage, parser: BusboyInstance, { field, ask: checkSender }: AdmissionCheck) {
  let check: Promise<unknown> | undefined;
  const refused = new Promise<never>((_, rejectSender) => {
    if (field === undefined) return;
    let bytesLeft = UNADMITTED_BYTES;
    const countBytes = (chunk: Buffer): void => {
      bytesLeft -= chunk.length;
      if (bytesLeft >= 0) return;
      rejectSender(new Refusal('BAD_REQUEST', { field }));
      check = refused;
    };
    raw.on('data', countBytes);
    parser.on('field', (name, value) => {
      if (check || String(name).toLowerCase() !== field.toLowerCase()) return;
      raw.off('data', countBytes).unpipe(parser);
      check = checkSender(value);
      check.then(() => raw.pipe(parser), rejectSender);
    });
  });
  return { checked: async () => check, refused };
}

/** Parses the request. Rejects with a refusal for an error of the sender, else with the error of the disk. */
function parse(
  raw: IncomingMessage,
  limits: UploadLimits,
  sink: Sink,
  minRate: MinRate,
): Promise<Map<string, string[]>> {
  const parser = openParser(raw.headers, limits);
  const fields = new Map<string, string[]>();
  const rateTimer = destroySlowRequest(raw, minRate);
  return new Promise<Map<string, string[]>>((resolve, reject) => {
    const admission = admitByField(raw, parser, limits.admit);
    // A sender without the right gets that refusal only, whatever else is wrong.
    const fail = (error: unknown): void => void admission.checked().then(() => reject(error), reject);
    const done = (): void => void admission.checked().then(() => resolve(fields), reject);
    admission.refused.catch(reject);
    const malformed = () => fail(new Refusal('BAD_REQUEST'));
    parser.on('file', (field, stream, name) => {
      const cleanName = cleanFileName(name || field || '');
      const values = { names: originalFileName(cleanName) };
      // The parser reports a broken part here too, perhaps after the pipeline has ended. Without a listener the
      // process would crash.
      stream
        .on('error', () => undefined)
        .on('limit', () => fail(new Refusal(limits.tooLarge ?? 'TOO_LARGE', { values })));
      sink.take(cleanName, stream).catch(fail);
    });
    let bytesLeft = limits.size.bytes;
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      bytesLeft -= Buffer.byteLength(value);
      if (isTruncated || bytesLeft < 0) fail(new Refusal('TOO_LARGE'));
      if (typeof name !== 'string') return;
      const values = fields.get(name) ?? [];
      values.push(value);
      fields.set(name, values);
    });
    parser.on('filesLimit', () => fail(new Refusal('FILE_COUNT', { values: { most: limits.files } })));
    parser.on('partsLimit', malformed).on('fieldsLimit', malformed);
    parser.on('error', malformed).on('finish', done);
    raw.once('error', malformed).once('close', () => raw.readableEnded || fail(new Refusal('BAD_REQUEST')));
    raw.once('end', () => setTimeout(malformed, UNFINISHED_MS).unref());
    raw.pipe(parser);
  }).finally(() => {
    clearInterval(rateTimer);
    raw.unpipe(parser);
  });
}

async function receive(raw: IncomingMessage, limits: UploadLimits, sink: Sink, minRate: MinRate): Promise<Upload> {
  try {
    const { field, ask: checkSender } = limits.admit;
    if (field === undefined) await checkSender('');
    // An earlier close event would be missed.
    if (raw.destroyed) refuse('BAD_REQUEST');
    const fields = await parse(raw, limits, sink, minRate);
    return { fields: Object.fromEntries(fields), files: await sink.finish(), discard: sink.discard };
  } catch (error) {
    await sink.stop();
    throw error;
  }
}

/**
 * Lets the upload calls accept multipart requests and streams their files to `<dataDir>/incoming`. Any field name
 * counts as a file (wire.md, Requests), and names are cleaned (D-123). The reader refuses malformed requests and too
 * many files with 400, large ones with 413. A refused request leaves no file.
 */
export async function readUploads(
  app: FastifyInstance,
  dataDir: string,
  minRate: MinRate = MIN_RATE,
): Promise<(request: FastifyRequest, limits: UploadLimits) => Promise<Upload>> {
  const folder = join(dataDir, 'incoming');
  await sweepFolder(folder);
  const sweep = setInterval(() => {
    sweepFolder(folder).catch((error: Error) => app.log.warn(logFieldsOf(error), 'half-received uploads not swept'));
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  drainBeforeAnswer(app);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  return (request, limits) => receive(request.raw, limits, fileSink(folder), minRate);
}
