import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

const BOUNDARY = 'room-file-boundary';

/** The smallest content that is recognised as a PDF. */
export const PDF = '%PDF-1.4\n%%EOF\n';

type Sent = { name: string; content?: string | Buffer; as: Person };

/** Uploads a file to a room. Returns status and body. */
export async function uploadFile(portal: TestApp, ProjectId: number, { name, content = PDF, as }: Sent) {
  const head = [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="ProjectId"\r\n\r\n${ProjectId}\r\n`,
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n`,
    'content-type: application/octet-stream\r\n\r\n',
  ].join('');
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: await portal.cookieOf(as) };
  const reply = await portal.app.inject({ method: 'POST', url: '/api/Project/room-file-upload', payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

/** Uploads a file to a room, which must succeed. Returns the file's id. */
export async function addRoomFile(portal: TestApp, ProjectId: number, sent: Sent): Promise<number> {
  const { body } = await uploadFile(portal, ProjectId, sent);
  const fileId: unknown = body.files?.[0]?.fileId;
  if (typeof fileId !== 'number') throw new Error(`no file: ${JSON.stringify(body)}`);
  return fileId;
}
