import { readFileSync } from 'node:fs';
import { areaCalls } from '@portal/contract/calls';
import { addressesOf, type Call } from '@portal/contract/core/call';
import { REFUSALS } from '@portal/contract/messages';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let document: {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};
beforeAll(async () => {
  portal = await startApp();
  document = (await portal.app.inject('/api/openapi.json')).json();
});
afterAll(() => portal.close());

type Schema = { properties: Record<string, object>; required?: string[] };
type Content = Record<string, { schema: Schema; example?: object; examples?: Record<string, { value: object }> }>;
type Operation = {
  description: string;
  'x-may'?: { when?: string; kinds: string[] }[];
  'x-events'?: string[];
  requestBody: { content: Content };
  parameters?: object[];
  responses: Record<string, { description: string; content: Content }>;
};

const operation = (path: string): Operation => document.paths[path]?.['post'] ?? expect.fail(`no ${path}`);
const fieldsOf = (path: string) => operation(path).requestBody.content['application/json']?.schema ?? expect.fail();
const anyFieldsOf = (path: string): Record<string, object> => {
  const [content] = Object.values(operation(`/api/${path}`).requestBody.content);
  const fields = content?.schema.properties ?? expect.fail();
  const wrapped = Object.values(fields).find((one): one is { contentSchema: Schema } => 'contentSchema' in one);
  return wrapped?.contentSchema.properties ?? fields;
};
const exampleOf = (path: string) => operation(path).requestBody.content['application/json']?.example;
const rowOf = (path: string): Schema => {
  const body = operation(path).responses[200]?.content['application/json']?.schema as
    | { properties: { data: { items: Schema } } }
    | undefined;
  return body?.properties.data.items ?? expect.fail();
};

describe('the description of the calls (D-244)', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([valid, errors, validator.version]).toEqual([true, undefined, '3.1']);
  });

  it('refers to nothing that it does not have', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const missing = names.filter(([, kind = '', name = '']) => !(name in (document.components[kind] ?? {})));
    expect([names.length > 500, missing]).toEqual([true, []]);
    expect(JSON.stringify(document)).not.toMatch(/"\$ref":"(?!#\/components\/)/);
  });

  it('has every call at each of its addresses', () => {
    const calls = Object.values<Record<string, Call>>(areaCalls).flatMap((calls) => Object.values(calls));
    expect(Object.keys(document.paths).sort()).toEqual([...calls.flatMap(addressesOf), '/api/events'].sort());
  });

  it('has type, format, limit, codes, name and need of each request field', () => {
    const { properties, required } = fieldsOf('/api/Construction/construction-edit');
    expect(required).toEqual(expect.arrayContaining(['Id', 'ProjectName', 'Price', 'AreaId', 'StartDate', 'Addr2']));
    expect(required).not.toContain('EtcMemo');
    expect(properties).toMatchObject({
      Id: { type: ['integer', 'string'], pattern: '^[0-9]+$' },
      ProjectName: { type: 'string', maxLength: 200, title: '프로젝트명' },
      StartDate: { type: 'string', 'x-separator': '^', title: '프로젝트 시작일' },
      MaterialsNoYN: { enum: ['Y', 'N'], default: 'N' },
      SendType: { enum: ['', 'T', 'Q', 'V'], description: 'T 택배, Q 퀵서비스, V 방문수령' },
      Materials: { type: 'array', maxItems: 200, items: { required: ['MaterialId'] } },
      ChangeReasons: {
        maxItems: 100,
        items: { properties: { ItemName: { enum: expect.arrayContaining(['프로젝트명', '추가금액', '사진']) } } },
      },
    });
    expect(fieldsOf('/api/Construction/construction-accept').properties).toMatchObject({
      TotalPeople: { minimum: 1, maximum: 9999 },
    });
    expect(fieldsOf('/api/Accounting/all-accounting-mize-list').properties).toMatchObject({
      PageSize: { minimum: 1, maximum: 1000, default: 10 },
      SearchYearMonth: { type: 'string', pattern: expect.stringContaining('\\.') },
    });
  });

  it('has an example of each request that fits its description', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    const wrong = Object.entries(document.paths).flatMap(([path, methods]) => {
      const [content] = Object.values(methods['post']?.requestBody.content ?? {});
      if (content === undefined) return [];
      const isRight = ajv.compile(content.schema)(content.example);
      return isRight ? [] : [`${path} ${JSON.stringify(content.example)} ${ajv.errorsText()}`];
    });
    expect(wrong).toEqual([]);
    expect(exampleOf('/api/Calendar/calendar-list')).toEqual({ FromDay: '2026-11-25', ToDay: '2026-11-25' });
  });

  it('says who may make each call, as a field and in words (D-602)', () => {
    const of = (path: string) => operation(path)['x-may'];
    expect(of('/api/Auth/login')?.[0]?.kinds).toContain('visitor');
    expect(of('/api/Notify/notify-list')).toEqual([{ kinds: ['winner', 'contractor', 'retired'] }]);
    expect(of('/api/Construction/construction-materials-yn')).toEqual([
      { when: '확정할 때', kinds: ['keeper', 'manager'] },
      { when: '다시 열 때', kinds: ['manager'] },
    ]);
    expect(operation('/api/Construction/construction-accept').description).toContain('다른 업체의 담당자');
    const silent = Object.values(document.paths)
      .flatMap(Object.values)
      .filter((one: Operation) => !one['x-may']);
    expect(silent).toEqual([]);
  });

  it('names every event of the stream, the lists of workbooks, and the version of the portal', () => {
    const stream = document.paths['/api/events']?.['get'];
    const names = ['span', 'missed', 'alarm', 'project', 'internal-project', 'talk', 'room', 'list-view'];
    expect(stream?.['x-events']).toEqual(names);
    for (const name of names) expect(stream?.description).toContain(`event: ${name} `);
    expect(fieldsOf('/api/Excel/list-export').properties['List']).toMatchObject({
      enum: expect.arrayContaining(['Order/all-my-order-list', 'Notify/outbox-list']),
    });
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
    expect(document.info.version).toBe(version);
  });

  it.each<[string, string, string[], string[]]>([
    [
      'Construction/construction-accept',
      'ManagerUserPhone',
      ['010-4471-2093', '+82 10 4471 2093', '0212345678'],
      ['02-123', '050123456789'],
    ],
    [
      'Construction/construction-edit',
      'PlaceManagerMobile',
      ['1577-1234', '0502-1234-5678', ''],
      ['123-4567', '0502-1234-56789'],
    ],
    [
      'Manager/manager-add',
      'UserPhone',
      ['010-4471-2093', '011-234-5678', '+82 10-4471-2093'],
      ['02-1234-5678', '010-4471'],
    ],
    ['User/user-add', 'UserPhone', ['01044712093'], ['031-123-4567']],
  ])('%s has the real limits of the telephone %s', (path, field, right, wrong) => {
    const { pattern } = anyFieldsOf(path)[field] as { pattern: string };
    expect([...right, ...wrong].filter((one) => new RegExp(pattern).test(one))).toEqual(right);
  });

  it('has type, format, codes and presence of each field of an answer', () => {
    const { properties, required } = rowOf('/api/Construction/construction-info');
    expect(properties).toMatchObject({
      startDate: { 'x-separator': '^' },
      choiceSelDate: { type: 'string', description: 'YYYY-MM-DD' },
      postedDtm: { description: expect.stringContaining('HH:mm:ss') },
      status: { enum: ['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'], description: expect.stringContaining('P 게시전') },
    });
    expect(required).toContain('version');
    expect(required).not.toContain('agreed');
  });

  it('has status, code, text and field of each refusal', () => {
    const { responses } = operation('/api/Construction/construction-accept');
    const { content, description } = responses[400] ?? expect.fail();
    const bodies = Object.values(content['application/json']?.examples ?? {}).map(({ value }) => value);
    expect(bodies).toContainEqual({
      code: 'FIELD_REQUIRED',
      message: '투입 인원을 입력해주세요.',
      field: 'TotalPeople',
    });
    expect(description).toContain('- `DATE_NOT_OFFERED` 선택할 수 없는 시작일입니다.');
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['401', '403', '404', '409', '413', '415', '429', '503']),
    );
    const { Refusal } = document.components['schemas'] as { Refusal: { properties: { code: { enum: string[] } } } };
    expect(Refusal.properties.code.enum).toEqual(Object.keys(REFUSALS));
  });
});
