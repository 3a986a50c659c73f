import type { JsonAnswer } from '@portal/contract/core/call';
import { type Envelope, type EnvelopeStyle, wrapEnvelope } from '@portal/contract/core/envelope';
import { messageText } from '@portal/contract/messages';
import { z } from 'zod';
import { cutToShape } from './cut-to-shape.ts';

/** The schema of the result of a handler, made from the declared answer. */
function resultSchema(answer: JsonAnswer): z.ZodType {
  switch (answer.form) {
    case 'list':
      return z.object({
        rows: z.array(answer.row),
        totalCount: z.number(),
        ...(answer.meta ? { meta: answer.meta } : {}),
      });
    case 'rows':
      return answer.meta ? z.object({ rows: z.array(answer.row), meta: answer.meta }) : z.array(answer.row);
    case 'info':
      return answer.row.nullable();
    case 'added':
      return answer.key.nullable();
    case 'plain':
      return answer.body;
    case 'done':
      return z.undefined();
  }
}

/** The body of a successful response (wire.md, Answers). The style matters to lists and infos only. */
function bodyOf(answer: JsonAnswer, result: unknown, style: EnvelopeStyle): object | string {
  const envelope = (body: Envelope) => wrapEnvelope(body, style);
  switch (answer.form) {
    case 'list': {
      const { rows, totalCount, meta } = result as { rows: unknown[]; totalCount: number; meta?: object };
      return envelope({ data: rows, meta: { totalCount, ...meta } });
    }
    case 'rows': {
      if (!answer.meta) return envelope({ data: result as unknown[] });
      const { rows, meta } = result as { rows: unknown[]; meta: Record<string, unknown> };
      return envelope({ data: rows, meta });
    }
    case 'info':
      return envelope({ data: result === null ? [] : [result] });
    case 'added':
      return result === null ? { data: [], message: '' } : { data: [result], message: messageText(answer.message) };
    case 'done':
      return { data: [], message: messageText(answer.message) };
    case 'plain':
      return result as object;
  }
}

/**
 * Returns the function that makes the response body of a handler's result. With `checked`, the result is parsed, so
 * that a wrong shape fails. Without, undeclared fields are removed. In both cases no undeclared field is sent.
 */
export function answerMaker(
  answer: JsonAnswer,
  style: EnvelopeStyle,
  checked: boolean,
): (result: unknown) => object | string {
  const schema = resultSchema(answer);
  const cut = cutToShape(schema);
  return (result) => bodyOf(answer, checked ? schema.parse(result) : cut(result), style);
}
