import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countWrittenRows, openFixture, type PermissionFixture } from '../permissions/fixture.ts';
import { findProblem } from './check-answer.ts';
import { blocksEventLoop } from './try-requests.ts';

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
});
afterAll(() => stage.portal.close());

type Framed = { name: string; payload: string | Buffer; headers?: Record<string, string> };

const JSON_TYPE = { 'content-type': 'application/json' };
const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` });
const part = (head: string, content = 'x') => `--b\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content = 'x') => part(`content-disposition: form-data; name="${name}"`, content);
const END = '--b--\r\n';

/** Bodies that are invalid for every call. */
const BODIES: readonly Framed[] = [
  ...[
    'null',
    '[]',
    '"Id"',
    '7',
    'true',
    '{',
    '{"Id":',
    '{"Id":1,}',
    '\ufeff{"Id":1}',
    '{"Id":1}{"Id":2}',
    '{Id:1}',
    "{'a':1}",
  ].map((payload) => ({ name: payload, payload, headers: JSON_TYPE })),
  { name: 'nothing', payload: '', headers: JSON_TYPE },
  { name: 'broken UTF-8', payload: Buffer.from('7b224964223a22fffec0afed20a0227d', 'hex'), headers: JSON_TYPE },
  { name: 'UTF-16', payload: Buffer.from('{"Id":1}', 'utf16le'), headers: JSON_TYPE },
  { name: 'a name twice', payload: '{"Id":1,"id":"x","ID":[],"Id":{"a":1}}', headers: JSON_TYPE },
  {
    name: 'names of every object',
    payload:
      '{"__proto__":{"polluted":1,"Id":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":null,"valueOf":[]}',
    headers: JSON_TYPE,
  },
  {
    name: 'ten thousand names',
    payload: `{${Array.from({ length: 10_000 }, (_, at) => `"a${at}":1`).join()}}`,
    headers: JSON_TYPE,
  },
  { name: '400,000 brackets', payload: '['.repeat(400_000), headers: JSON_TYPE },
  { name: '200,000 brackets that close', payload: '['.repeat(200_000) + ']'.repeat(200_000), headers: JSON_TYPE },
  { name: 'a megabyte and one', payload: `{"Id":"${'1'.repeat(1024 * 1024)}"}`, headers: JSON_TYPE },
  { name: 'a form', payload: 'Id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { name: 'text', payload: '{"Id":1}', headers: { 'content-type': 'text/plain' } },
  {
    name: 'XML',
    payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    headers: { 'content-type': 'application/xml' },
  },
  { name: 'no type', payload: '{"Id":1}' },
  { name: 'an odd type', payload: '{"Id":1}', headers: { 'content-type': 'application/json\t; x=\u00e9' } },
  { name: 'a type of two', payload: '{"Id":1}', headers: { 'content-type': 'application/json, text/plain' } },
  {
    name: 'a type without end',
    payload: '{"Id":1}',
    headers: { 'content-type': `application/json;${'a'.repeat(6000)}` },
  },
  {
    name: 'compressed',
    payload: Buffer.from('1f8b0800', 'hex'),
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
  },
  { name: 'no boundary', payload: END, headers: { 'content-type': 'multipart/form-data' } },
  { name: 'an empty boundary', payload: END, headers: multipart('') },
  { name: 'another boundary', payload: field('Id') + END, headers: multipart('other') },
  { name: 'no end', payload: field('Id'), headers: multipart('b') },
  { name: 'half a head', payload: '--b\r\ncontent-disposition: form-da', headers: multipart('b') },
  { name: 'no name', payload: part('content-disposition: form-data') + END, headers: multipart('b') },
  { name: 'no head', payload: `--b\r\n\r\nx\r\n${END}`, headers: multipart('b') },
  {
    name: 'names of every object as parts',
    payload: field('__proto__') + field('constructor') + field('toString') + END,
    headers: multipart('b'),
  },
  { name: 'a field of no text', payload: field('Id', '\u0000\ufffd') + END, headers: multipart('b') },
  {
    name: 'a thousand fields',
    payload: Array.from({ length: 1000 }, (_, at) => field(`a${at}`)).join('') + END,
    headers: multipart('b'),
  },
  {
    name: 'a head of 20 KB',
    payload: part(`content-disposition: form-data; name="a"\r\nx: ${'a'.repeat(20_000)}`) + END,
    headers: multipart('b'),
  },
  {
    name: 'parts in a part',
    payload: part('content-type: multipart/mixed; boundary=c', '--c\r\n\r\n--c--') + END,
    headers: multipart('b'),
  },
  {
    name: 'a file of no name',
    payload: part('content-disposition: form-data; name="f"; filename=""') + END,
    headers: multipart('b'),
  },
  {
    name: 'a file with a broken name',
    payload: Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="f"; filename="'),
      Buffer.from('fffe00c0', 'hex'),
      Buffer.from('.png"\r\n\r\nx\r\n--b--\r\n'),
    ]),
    headers: multipart('b'),
  },
];

/** Headers that no browser sends. */
const HEADS: readonly Record<string, string>[] = [
  { cookie: 'portal_session=' },
  { cookie: `portal_session=${'a'.repeat(9000)}` },
  { cookie: 'portal_session=%00%ff; portal_session=x; =; ;' },
  { cookie: `${'a=b; '.repeat(2000)}` },
  { 'idempotency-key': 'k'.repeat(500) },
  { 'idempotency-key': `'; drop table idempotency_key; --` },
  { origin: 'null' },
  { origin: 'http://[::1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': `${'1.2.3.4,'.repeat(500)}` },
  { 'x-forwarded-for': '<script>' },
  { host: 'a b c' },
  { 'user-agent': `\u00ff${'x'.repeat(5000)}` },
  { 'content-length': '7' },
  { range: 'bytes=0-1,5-,-3,9999999999999999999-' },
  { 'if-none-match': '*'.repeat(3000) },
  { 'accept-encoding': 'br;q=nan, gzip;q=1e309, *;q=-1' },
];

const ADDRESSES = [
  '/api/Construction/construction-info?Id=1&Id=2&id[]=3&Id[a]=4&__proto__[polluted]=1',
  '/api/%00',
  '/api/%ff%fe',
  '/api/%',
  '/api/%zz',
  '/api//..//..%2f..%5c',
  `/api/${'a/'.repeat(3000)}`,
  '/api/Construction/../../healthz',
  '/uploads/Construction/%00',
  '/uploads/Construction/..%2f..%2fapp-keys',
  `/uploads/Notice/${'%ea%b0%80'.repeat(180)}`,
  '/uploads/UserPhoto/%252e%252e',
  '/api/User/download-file?fileName=a&fileName=b',
  '/api/User/download-file?fileName[]=a',
  '/api/User/download-file?fileName=%E0%A4%A',
  '/api/Notice/download-archive?NoticeId=1e309',
  '/api/Notice/download-file?__proto__=1&constructor=2',
];

const asStaff = async () => ({ cookie: await stage.portal.cookieOf('admin') });

/** The problems of the responses to these requests. */
async function faultsOf(requests: readonly (InjectOptions & { name: string })[]): Promise<string[]> {
  const faults: string[] = [];
  await stage.portal.ctx.db.deleteFrom('call_allowance').execute();
  for (const { name, ...options } of requests) {
    const ask = () => stage.portal.app.inject(options);
    const fault = findProblem(await ask());
    if (fault) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

const byArea = (): [string, Permission[]][] => {
  const rows = PERMISSIONS.filter(({ when, call }) => when === '' && call.method !== 'GET');
  const areas = new Set(rows.map(({ address }) => address.split('/')[2] ?? ''));
  return [...areas].map((area) => [area, rows.filter(({ address }) => address.split('/')[2] === area)]);
};

describe('malformed bodies (R12, R19, TH30)', () => {
  it.each(byArea())('get a valid response or a refusal from every call of %s', async (_area, rows) => {
    for (const { address: url } of rows) {
      const cookie = await asStaff();
      const requests = BODIES.map(({ name, payload, headers }) => ({
        ...{ name: `${url} with ${name}`, method: 'POST' as const, url, payload },
        headers: { ...cookie, ...headers },
      }));
      expect(await faultsOf(requests)).toEqual([]);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(BODIES.map((body) => [body.name.slice(0, 40), body] as const))(
    'never block the event loop: %s',
    async (_name, { payload, headers }) => {
      const options = { method: 'POST', payload, headers: { ...(await asStaff()), ...headers } } as const;
      for (const url of ['/api/Construction/construction-add', '/api/Notice/notice-add']) {
        expect(await blocksEventLoop(() => stage.portal.app.inject({ ...options, url }))).toBe(false);
      }
    },
  );
});

describe('headers and addresses that no browser sends', () => {
  it('get a valid response or a Korean refusal, and change nothing', async () => {
    const cookie = await asStaff();
    const before = await countWrittenRows(stage.portal);
    const read = { method: 'POST', url: '/api/Alarm/alarm-count', payload: '{}' } as const;
    const heads = HEADS.map((head) => ({
      ...{ ...read, name: JSON.stringify(head).slice(0, 80) },
      headers: { ...JSON_TYPE, ...cookie, ...head },
    }));
    const addresses = ADDRESSES.flatMap((url) =>
      (['GET', 'POST', 'DELETE'] as const).map((method) => ({
        name: `${method} ${url.slice(0, 80)}`,
        method,
        url,
        headers: cookie,
      })),
    );
    expect(await faultsOf([...heads, ...addresses])).toEqual([]);
    expect(await countWrittenRows(stage.portal)).toEqual(before);
  });
});
