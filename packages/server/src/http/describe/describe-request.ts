import { FILES } from '@portal/contract/call-rules/needed-fields';
import { requiredFields, rulesOf } from '@portal/contract/call-rules/of-call';
import type { Call } from '@portal/contract/core/call';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { exampleOf } from './describe-example.ts';
import { describeSchema, type JsonSchema } from './describe-schema.ts';

/** The header that lets a write be sent again without being done twice. */
export const REPEAT_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '같은 키로 다시 보내면 처음 답을 그대로 받습니다.',
  schema: { type: 'string', maxLength: TEXT_LIMIT.name },
};

/** Adds the names of the items: of each field, and of the reasons of an edit. */
function nameItems(call: Call, fields: Record<string, JsonSchema>): void {
  const { items = [], itemNames = items.map(({ name }) => name) } = rulesOf(call);
  for (const { name, fields: parts } of items) {
    for (const part of parts) {
      const field = fields[String(part)];
      if (field) field['title'] = name;
    }
  }
  for (const field of Object.values(fields)) {
    const itemName = field.items?.properties?.['ItemName'];
    if (itemName && itemNames.length > 0) itemName['enum'] = [...itemNames];
  }
}

/** Adds the limits of counts, which the checks of the form have. */
function limitCounts(call: Call, fields: Record<string, JsonSchema>): void {
  for (const { field, most } of rulesOf(call).checks ?? []) {
    if (most !== undefined && fields[field]) Object.assign(fields[field], { minimum: 1, maximum: most });
  }
}

/** The fields of a request with what is required. */
function fieldsOf(call: Call): JsonSchema & { properties: Record<string, JsonSchema> } {
  const { schema } = describeSchema(call.request, 'input', 'request');
  const properties = schema.properties ?? {};
  nameItems(call, properties);
  limitCounts(call, properties);
  return { ...schema, properties, required: requiredFields(call) };
}

/** The parameters of a GET call, which has all its fields in the address. */
function parametersOf(call: Call): object[] {
  const { properties, required = [] } = fieldsOf(call);
  return Object.entries(properties).map(([name, schema]) => {
    const inPath = call.path.includes(`{${name}}`);
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || required.includes(name),
      schema,
      example: exampleOf(schema, name),
    };
  });
}

/** Adds the files to the fields. Any other field name counts as a file too (wire.md, Requests). */
function withFiles(fields: JsonSchema, { upload }: Call): JsonSchema {
  if (!upload?.files) return fields;
  const files = {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    maxItems: upload.files,
    description: `파일마다 ${upload.bytes}바이트까지.`,
  };
  return { ...fields, properties: { ...fields.properties, [FILES]: files } };
}

/** The fields, or the one field that contains them as JSON. */
const bodyOf = (call: Call): JsonSchema =>
  call.json === undefined
    ? withFiles(fieldsOf(call), call)
    : {
        type: 'object',
        required: [call.json],
        properties: {
          [call.json]: { type: 'string', contentMediaType: 'application/json', contentSchema: fieldsOf(call) },
        },
      };

/** The request of a call: its parameters, or its body with the key for repeats. */
export function describeRequest(call: Call): object {
  if (call.method === 'GET') return { parameters: parametersOf(call) };
  const type = call.upload ? 'multipart/form-data' : 'application/json';
  const schema = bodyOf(call);
  const repeats = call.effect === 'write' && !call.answersSecret;
  return {
    ...(repeats && { parameters: [{ $ref: '#/components/parameters/RepeatKey' }] }),
    requestBody: {
      required: requiredFields(call).length > 0,
      content: { [type]: { schema, example: exampleOf(schema) } },
    },
  };
}
