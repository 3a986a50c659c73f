import { areaCalls } from '@portal/contract/calls';
import { addressesOf, type Call } from '@portal/contract/core/call';
import { REFUSALS } from '@portal/contract/messages';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let document: { paths: Record<string, Record<string, Operation>>; components: Record<string, Record<string, unknown>> };
beforeAll(async () => {
  portal = await startApp();
  document = (await portal.app.inject('/api/openapi.json')).json();
});
afterAll(() => portal.close());

type Schema = { properties: Record<string, object>; required?: string[] };
type Content = Record<string, { schema: Schema; examples?: Record<string, { value: object }> }>;
type Operation = {
  requestBody: { content: Content };
  parameters?: object[];
  responses: Record<string, { description: string; content: Content }>;
};

const operation = (path: string): Operation => document.paths[path]?.['post'] ?? expect.fail(`no ${path}`);
const fieldsOf = (path: string) => operation(path).requestBody.content['application/json']?.schema ?? expect.fail();
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
      PageSize: { minimum: 1, maximum: 1000, default: 30 },
      SearchYearMonth: { type: 'string', pattern: expect.stringContaining('\\.') },
    });
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
