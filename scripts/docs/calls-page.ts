import type { z } from 'zod';
import { areaCalls } from '../../packages/contract/src/calls.ts';
import { type Answer, addressOf, type Call } from '../../packages/contract/src/core/call.ts';
import { code, generatedHead, table } from './markdown.ts';
import { whoMay } from './who-may.ts';

const EFFECTS: Readonly<Record<Call['effect'], string>> = {
  read: 'reads',
  noted: 'reads, and notes in the access log that it did',
  write: 'writes, in one transaction',
  own: 'writes, opens its transactions itself',
};

const fieldNames = (schema: z.ZodType): string => {
  const names = 'shape' in schema && typeof schema.shape === 'object' && schema.shape ? Object.keys(schema.shape) : [];
  return names.map(code).join(' ');
};

const answerText = (answer: Answer): string => {
  switch (answer.form) {
    case 'list':
      return `page of rows with \`meta.totalCount\`: ${fieldNames(answer.row)}`;
    case 'rows':
      return `rows${answer.meta ? ` with \`meta\` (${fieldNames(answer.meta)})` : ''}: ${fieldNames(answer.row)}`;
    case 'info':
      return `one record as \`data[0]\`, or none: ${fieldNames(answer.row)}`;
    case 'added':
      return `the new key as \`data[0]\` (${fieldNames(answer.key)}) and a \`message\``;
    case 'done':
      return 'empty `data` and a `message`';
    case 'plain':
      return `${fieldNames(answer.body)} as they stand, without \`data\``;
    case 'file':
      return answer.use === 'show' ? 'the bytes, to be shown in a page' : 'the bytes, to be saved under their name';
  }
};

const requestText = (call: Call): string => {
  const names = fieldNames(call.request) || 'no fields';
  const files = call.upload
    ? `, and up to ${call.upload.files} files of ${call.upload.bytes} bytes each (multipart)`
    : '';
  const caller = call.actorFields.length > 0 ? `; naming the caller: ${call.actorFields.map(code).join(' ')}` : '';
  return `${names}${files}${caller}`;
};

const callSection = (name: string, call: Call): string =>
  [
    `### ${call.method === 'GET' ? `GET ${addressOf(call)}` : call.path}`,
    call.summary,
    table(
      ['', ''],
      [
        ['Name in the code', code(name)],
        ['Who', whoMay(call.may)],
        ['Effect', EFFECTS[call.effect]],
        ['Request', requestText(call)],
        ['Answer', answerText(call.answer)],
        ['Specification', call.spec.join(', ')],
      ],
    ),
  ].join('\n\n');

const areaSection = ([area, calls]: [string, Record<string, Call>]): string =>
  [`## ${area}`, ...Object.entries(calls).map(([name, call]) => callSection(name, call))].join('\n\n');

/** The page docs/calls.md: every call of the contract; types of fields are in /api/openapi.json. */
export const callsPage = (): string =>
  [
    generatedHead('The calls', 'the declarations in `packages/contract/src/areas/*/calls.ts`'),
    'Every call is `POST /api/<path>` unless its title says `GET`. The types of the fields stand in `/api/openapi.json` and on the page `/api/docs` of a running portal. Request names match without regard to case, unknown ones are ignored; a field that names the caller may be left out, and is refused with 403 when it names somebody else. A write of somebody signed in may carry the header `Idempotency-Key`.',
    ...Object.entries(areaCalls).map(areaSection),
  ]
    .join('\n\n')
    .concat('\n');
