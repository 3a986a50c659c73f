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
import { loggable } from '#db/failures.ts';
import { Refusal, refuse } from '#refuse.ts';
import { sweepFolder } from '#sweep-folder.ts';
import type { Admit } from './admit-upload.ts';
import type { Upload, UploadLimits } from './answer-call.ts';
import { drainBeforeAnswer } from './drain.ts';
import type { UploadedFile } from './handlers.ts';

const BOUNDARY = /;\s*boundary=("[^"]+"|[^\s;"]+)/i;
const LONGEST_FIELD_NAME = 100;
const HEADER_LIMIT = { headerPairs: 20, headerSize: 8192 };
const SWEEP_MS = 60 * 60 * 1000;
/** A sender from whom less than this has come in such a time is given up: one who drips would hold his place for long. */
const SLOWEST = { bytes: 60 * 1024, withinMs: 60_000 };
/** What may come of a form before the field that names its record. */
const UNADMITTED_BYTES = BODY_LIMIT;
/** A request that has ended, but whose parts have not, is not going to finish. */
const UNFINISHED_MS = 10_000;

/** The parser of this request, or BAD_REQUEST when its header has no usable boundary. */
function openParser(headers: IncomingMessage['headers'], { files, bytes, size }: UploadLimits): BusboyInstance {
  // The parser takes an empty boundary and then finds no part at all.
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

/** Files of one request on their way to the folder; `stop` ends what still runs and removes every file. */
function fileSink(folder: string) {
  const stopper = new AbortController();
  // Each file listens for the stop; small ones all at once.
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
    // Waited for in any case: a file still being opened would appear after its removal.
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
    // A form sends an empty nameless part for a file field that was left alone.
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
type Slowest = typeof SLOWEST;

/** Breaks off a request that comes too slowly, or not any more. */
function giveUpSlow(raw: IncomingMessage, { bytes, withinMs }: Slowest): NodeJS.Timeout {
  let seen = raw.socket.bytesRead;
  return setInterval(() => {
    const came = raw.socket.bytesRead - seen;
    seen = raw.socket.bytesRead;
    if (came < bytes && !raw.readableEnded) raw.destroy();
  }, withinMs).unref();
}

/**
 * Asks whether the sender is admitted as soon as a field names the record; what follows waits for the answer.
 * `answered` is the question of now, `refused` only ever rejects.
 */
function admitNamed(raw: IncomingMessage, parser: BusboyInstance, { field, ask }: Admit) {
  let asked: Promise<unknown> | undefined;
  const refused = new Promise<never>((_, refuseSender) => {
    if (field === undefined) return;
    let left = UNADMITTED_BYTES;
    const look = (piece: Buffer): void => {
      left -= piece.length;
      if (left >= 0) return;
      refuseSender(new Refusal('BAD_REQUEST', { field }));
      asked = refused;
    };
    raw.on('data', look);
    parser.on('field', (name, value) => {
      if (asked || String(name).toLowerCase() !== field.toLowerCase()) return;
      raw.off('data', look).unpipe(parser);
      asked = ask(value);
      asked.then(() => raw.pipe(parser), refuseSender);
    });
  });
  return { answered: async () => asked, refused };
}

/** Runs the request through the parser. Rejects with a refusal for what the sender did, else with the disk's error. */
function parse(
  raw: IncomingMessage,
  limits: UploadLimits,
  sink: Sink,
  slowest: Slowest,
): Promise<Map<string, string[]>> {
  const parser = openParser(raw.headers, limits);
  const fields = new Map<string, string[]>();
  const slow = giveUpSlow(raw, slowest);
  return new Promise<Map<string, string[]>>((resolve, reject) => {
    const admission = admitNamed(raw, parser, limits.admit);
    // Whatever else is wrong, who may not send it hears only that.
    const fail = (error: unknown): void => void admission.answered().then(() => reject(error), reject);
    const done = (): void => void admission.answered().then(() => resolve(fields), reject);
    admission.refused.catch(reject);
    const malformed = () => fail(new Refusal('BAD_REQUEST'));
    parser.on('file', (field, stream, name) => {
      const known = cleanFileName(name || field || '');
      const values = { names: originalFileName(known) };
      // The parser reports a broken part here too, perhaps after the pipeline has let go of it: nobody may crash of it.
      stream
        .on('error', () => undefined)
        .on('limit', () => fail(new Refusal(limits.tooLarge ?? 'TOO_LARGE', { values })));
      sink.take(known, stream).catch(fail);
    });
    let left = limits.size.bytes;
    parser.on('field', (name, value, _nameTruncated, isTruncated) => {
      left -= Buffer.byteLength(value);
      if (isTruncated || left < 0) fail(new Refusal('TOO_LARGE'));
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
    clearInterval(slow);
    raw.unpipe(parser);
  });
}

async function receive(raw: IncomingMessage, limits: UploadLimits, sink: Sink, slowest: Slowest): Promise<Upload> {
  try {
    const { field, ask } = limits.admit;
    if (field === undefined) await ask('');
    // Nobody would hear that it has closed already.
    if (raw.destroyed) refuse('BAD_REQUEST');
    const fields = await parse(raw, limits, sink, slowest);
    return { fields: Object.fromEntries(fields), files: await sink.finish(), discard: sink.discard };
  } catch (error) {
    await sink.stop();
    throw error;
  }
}

/**
 * Lets the upload calls take multipart requests: files are streamed to `<dataDir>/incoming`, any field name counts
 * as a file (wire.md, Requests), names are cleaned (D-123). The reader refuses with 400 what is malformed or
 * has too many files, with 413 what is too large, and then leaves nothing on disk.
 */
export async function readUploads(
  app: FastifyInstance,
  dataDir: string,
  slowest: Slowest = SLOWEST,
): Promise<(request: FastifyRequest, limits: UploadLimits) => Promise<Upload>> {
  const folder = join(dataDir, 'incoming');
  await sweepFolder(folder);
  const sweep = setInterval(() => {
    sweepFolder(folder).catch((error: Error) => app.log.warn(loggable(error), 'half-received uploads not swept'));
  }, SWEEP_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  drainBeforeAnswer(app);
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  return (request, limits) => receive(request.raw, limits, fileSink(folder), slowest);
}
