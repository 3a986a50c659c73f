import { type PossibleRefusal, refusalsOf } from '@portal/contract/call-rules/of-call';
import type { Answer, Call, JsonAnswer } from '@portal/contract/core/call';
import { MORE_THAN_END } from '@portal/contract/core/paging';
import { messageText } from '@portal/contract/messages';
import { z } from 'zod';
import { describeSchema, type JsonSchema } from './describe-schema.ts';

/** What the total of a list says where the list counts no further (D-650). */
const TOTAL = '조건에 맞는 행의 수. 10,001은 10,000행이 넘는다는 뜻입니다.';

const withMessage = (data: z.ZodType) => z.object({ data: z.array(data), message: z.string() });

/** The schema of the body of a successful response (wire.md, Answers). */
function bodyOf(answer: JsonAnswer): z.ZodType {
  switch (answer.form) {
    case 'list':
      return z.object({
        data: z.array(answer.row),
        meta: z.object({ totalCount: z.int().max(MORE_THAN_END).describe(TOTAL), ...answer.meta?.shape }),
      });
    case 'rows':
      return z.object({ data: z.array(answer.row), ...(answer.meta ? { meta: answer.meta } : {}) });
    case 'info':
      return z.object({ data: z.array(answer.row).max(1) });
    case 'added':
      return withMessage(answer.key);
    case 'done':
      return withMessage(z.never());
    case 'plain':
      return answer.body;
  }
}

/** A success and the schemas that it refers to. */
function successOf(answer: Answer, name: string) {
  if (answer.form === 'file') {
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }, schemas: {} };
  }
  const { schema, shared } = describeSchema(bodyOf(answer), 'output', name);
  return { content: { 'application/json': { schema } }, schemas: shared };
}

const line = ({ code, field, message }: PossibleRefusal): string =>
  `- \`${code}\`${field === undefined ? '' : ` (\`${field}\`)`} ${message}`;

/** The refusals of one status: the codes as a schema, and each with its text. */
function describeRefusals(refusals: readonly PossibleRefusal[]): object {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  const examples = refusals.map(({ status: _, ...body }, at) => [`${body.code}-${at + 1}`, { value: body }]);
  return {
    description: refusals.map(line).join('\n'),
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** The name of a response that other calls have too: its codes, when none names a field or has a text of its own. */
const sharedName = (refusals: readonly PossibleRefusal[]): string | undefined =>
  refusals.some(({ code, field, message }) => field !== undefined || message !== messageText(code))
    ? undefined
    : refusals.map(({ code }) => code).join('.');

/** The parts of the document that a call refers to by name. */
export type SharedParts = { schemas: Record<string, JsonSchema>; responses: Record<string, object> };

/** The responses of a call by status, and what they refer to. */
export function describeAnswers(call: Call, name: string): { responses: Record<string, object>; shared: SharedParts } {
  const { content, schemas } = successOf(call.answer, name);
  const responses: Record<string, object> = { 200: { description: '성공', content } };
  const shared: SharedParts = { schemas, responses: {} };
  const refusals = refusalsOf(call);
  for (const status of new Set(refusals.map((one) => one.status))) {
    const ofStatus = refusals.filter((one) => one.status === status);
    const sharedBy = sharedName(ofStatus);
    const response = describeRefusals(ofStatus);
    responses[status] = sharedBy === undefined ? response : { $ref: `#/components/responses/${sharedBy}` };
    if (sharedBy !== undefined) shared.responses[sharedBy] = response;
  }
  return { responses, shared };
}
