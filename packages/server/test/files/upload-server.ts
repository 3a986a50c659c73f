import { connect } from 'node:net';
import { FILE_RULES, PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import { UPLOAD_FIELDS_LIMIT } from '@portal/contract/core/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { openStoredFile } from '#areas/files/public/stored-files.ts';
import { sendAttachment, sendInline } from '#http/downloads.ts';
import { answerErrors } from '#http/error-handler.ts';
import { readUploads } from '#http/upload/multipart.ts';
import { refuse } from '#refuse.ts';
import type { OpenFiles } from './open-files.ts';
import { saveFiles } from './save-files-now.ts';

export const LIMITS = {
  files: 3,
  bytes: PICTURE_LIMIT.bytes,
  size: { bytes: UPLOAD_FIELDS_LIMIT, values: 50, parts: 50 },
  admit: { field: undefined, ask: async () => undefined },
};

/** A server with only the portal's reading of uploads. */
export async function uploadServer(dataDir: string) {
  const app = Fastify({ routerOptions: { maxParamLength: 600 } });
  answerErrors(app);
  const readUpload = await readUploads(app, dataDir);
  app.post('/echo', async (request) => {
    const { fields, files, discard } = await readUpload(request, LIMITS);
    await discard();
    return { fields, files: files.map(({ name, bytes }) => ({ name, bytes })) };
  });
  app.post('/refused', async () => refuse('LOGIN_REQUIRED'));
  return { app, readUpload };
}

/** A server that receives, stores, shows and saves pictures. */
export async function pictureServer({ ctx, dataDir }: OpenFiles): Promise<FastifyInstance> {
  const { app, readUpload } = await uploadServer(dataDir);
  app.post('/pictures', async (request) => {
    const { files, discard } = await readUpload(request, LIMITS);
    try {
      return { fileNames: await saveFiles(ctx, FILE_RULES.projectPhoto, files) };
    } finally {
      await discard();
    }
  });
  for (const [path, send] of [
    ['show', sendInline],
    ['save', sendAttachment],
  ] as const) {
    app.get<{ Params: { name: string } }>(`/${path}/:name`, async (request, reply) => {
      const file = await openStoredFile(ctx, 'Construction', request.params.name);
      return file ? send(reply, file) : refuse('NOT_FOUND');
    });
  }
  return app;
}

type Part = { field?: string; name?: string; content: Buffer | string };

const BOUNDARY = '----portal-test';

/** A multipart body written by hand, so that names can be anything. */
export function multipartBody(parts: readonly Part[], boundary = BOUNDARY): Buffer {
  const pieces = parts.flatMap(({ field = 'file', name, content }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`,
    name === undefined ? '' : `; filename="${name}"\r\nContent-Type: application/octet-stream`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece)));
}

export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Posts a body as multipart. */
export const post = (app: FastifyInstance, url: string, payload: Buffer, type = MULTIPART) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

/** The head of an upload whose connection is closed after it. */
export const head = (url: string, length: number) =>
  `POST ${url} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\nContent-Type: ${MULTIPART}\r\nContent-Length: ${length}\r\n\r\n`;

/** Sends everything before it reads, as simple clients do. Returns the first line of the response. */
export function sendThenRead(port: number, url: string, body: Buffer): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(head(url, body.length)), body])),
    );
    let answer = '';
    socket.setTimeout(15_000, () => failed(new Error('no answer')));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', failed).on('close', () => done(answer.split('\r\n')[0] ?? ''));
  });
}
