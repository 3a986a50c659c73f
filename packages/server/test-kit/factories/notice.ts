import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** The two boards, by the prefix of their paths (D-153). */
export type NoticePrefix = 'Notice' | 'MizeNotice';

/** A file of a form. Its `field` may have any name. */
export type FormFile = { name: string; content: Buffer | string };

const BOUNDARY = 'form-of-a-notice';

/** The parts of a form. A list becomes repeated fields, a list of objects becomes JSON. */
function partsOf(fields: object): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (!Array.isArray(value)) return [[name, String(value)]];
    return value.some((one) => typeof one === 'object')
      ? [[name, JSON.stringify(value)]]
      : value.map((one) => [name, String(one)]);
  });
}

type FormOf = { fields?: object; files?: readonly FormFile[]; as: Person; headers?: Record<string, string> };

/** Sends a multipart form as the page does. */
export async function sendForm(
  portal: TestApp,
  path: string,
  { fields = {}, files = [], as, headers: more = {} }: FormOf,
) {
  const head = (name: string, rest = '') =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const pieces = [
    ...partsOf(fields).flatMap(([name, value]) => [head(name), value, '\r\n']),
    ...files.flatMap(({ name, content }) => [head('files', `; filename="${name}"`), content, '\r\n']),
    `--${BOUNDARY}--\r\n`,
  ];
  const payload = Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const headers = { 'content-type': type, cookie: await portal.cookieOf(as), ...more };
  const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  return { status: reply.statusCode, body: reply.json() };
}

/** The fields of a valid registration. Tests override only the fields they are about. */
export const noticeFields = (fields: object = {}) => ({
  FixYN: 'N',
  CategoryId: 1,
  NoticeSubject: '현장 안전 수칙 안내',
  NoticeSubjectColor: '#000000',
  NoticeContent: '<p>안전모를 착용해주세요.</p>',
  ...fields,
});

/** Adds a notice over the wire, by default on the contractors' board as sales1. Returns its number. */
export async function addNotice(
  portal: TestApp,
  fields: object = {},
  { prefix = 'Notice', as = 'sales1', files = [] }: { prefix?: NoticePrefix; as?: Person; files?: FormFile[] } = {},
): Promise<number> {
  const { status, body } = await sendForm(portal, `${prefix}/notice-add`, { fields: noticeFields(fields), files, as });
  if (status !== 200) throw new Error(`no notice: ${JSON.stringify(body)}`);
  return body.data[0].noticeId;
}

/** One notice as a user reads it, or undefined when it is not shown to them. */
export async function readNotice(portal: TestApp, NoticeId: number, as: Person, prefix: NoticePrefix = 'Notice') {
  const path = `${prefix}/notice-info` as const;
  return (await portal.call(path, { NoticeId }, { as })).ok.data?.[0];
}
