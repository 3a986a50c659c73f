import type { Call } from '@portal/contract/core/call';
import { LIST_LIMIT } from '@portal/contract/core/limits';
import { requestSize } from '@portal/contract/core/request-size';
import { isMessageKey } from '@portal/contract/messages';
import { z } from 'zod';
import { Refusal, refuse } from '#refuse.ts';
import { parseBounded } from './bounded-json.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps the lower-cased name of each field to the declared one, once per schema. */
const namesOf = new WeakMap<z.ZodObject, Map<string, string>>();

function declaredNames(schema: z.ZodObject): Map<string, string> {
  const known = namesOf.get(schema);
  if (known) return known;
  const names = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  namesOf.set(schema, names);
  return names;
}

/** The element schema of a list field, inside optional and transforming wrappers. */
function elementSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return elementSchema(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return elementSchema(schema.unwrap());
  return schema instanceof z.ZodArray ? schema.element : undefined;
}

/** The element schema of a list of objects. */
function itemSchema(schema: unknown): z.ZodObject | undefined {
  const element = elementSchema(schema);
  return element instanceof z.ZodObject ? element : undefined;
}

/** Renames fields to their declared names. Names match without regard to case, and unknown ones are dropped (D-130). */
function withDeclaredNames(schema: z.ZodObject, sent: Fields): Fields {
  const names = declaredNames(schema);
  const matched: Fields = {};
  for (const [name, value] of Object.entries(sent)) {
    const declared = names.get(name.toLowerCase());
    if (declared === undefined) continue;
    if (Array.isArray(value) && value.length > LIST_LIMIT) refuse('TOO_LONG', { field: declared });
    const item = Array.isArray(value) ? itemSchema(schema.shape[declared]) : undefined;
    matched[declared] =
      item && Array.isArray(value)
        ? value.map((entry) => (isFields(entry) ? withDeclaredNames(item, entry) : entry))
        : value;
  }
  return matched;
}

/** True for text that no database column can hold: NUL and unpaired surrogates. */
const hasBrokenText = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(hasBrokenText);
  return isFields(value) && Object.values(value).some(hasBrokenText);
};

/** Parses JSON in a form field, with the same limit as a JSON body. */
type ReadJson = (text: string, field: string) => unknown;

const jsonReader =
  (maxValues: number): ReadJson =>
  (text, field) => {
    try {
      return parseBounded(text, maxValues);
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('BAD_REQUEST', { field });
    }
  };

/** The value of a multipart field: repeated for a list of texts, JSON for a list of objects. */
function formValue(schema: unknown, name: string, values: readonly string[], readJson: ReadJson): unknown {
  const text = values.at(-1) ?? '';
  if (itemSchema(schema)) return text.trim() === '' ? undefined : readJson(text, name);
  return elementSchema(schema) ? values : text;
}

/** The values of a multipart request by field name, in their order. */
export type FormFields = Readonly<Record<string, readonly string[]>>;

/**
 * The request in a multipart body: its own fields, or the JSON in the field that the call names. For a field that is
 * no list, the last value counts.
 */
export function requestFromForm(call: Call, fields: FormFields): unknown {
  const readJson = jsonReader(requestSize(call).values);
  if (call.json !== undefined) {
    const jsonField = call.json.toLowerCase();
    const [, texts] = Object.entries(fields).find(([name]) => name.toLowerCase() === jsonField) ?? [];
    return readJson(texts?.at(-1) ?? '{}', call.json);
  }
  const names = declaredNames(call.request);
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => {
      const declared = names.get(name.toLowerCase()) ?? '';
      return [name, formValue(call.request.shape[declared], name, values, readJson)];
    }),
  );
}

/**
 * Parses the request with its schema. Refuses with 400 BAD_REQUEST or TOO_LONG, with the field and its own message if
 * it has one (wire.md, Requests).
 */
export function readRequest<C extends Call>(call: C, body: unknown): z.output<C['request']> {
  const sent = body ?? {};
  if (!isFields(sent)) refuse('BAD_REQUEST');
  const matched = withDeclaredNames(call.request, sent);
  const parsed = call.request.safeParse(matched);
  if (parsed.success && !hasBrokenText(matched)) return parsed.data as z.output<C['request']>;
  const issue = parsed.error?.issues[0];
  const field = issue?.path[0];
  refuse(issue?.code === 'too_big' ? 'TOO_LONG' : 'BAD_REQUEST', {
    ...(field === undefined ? {} : { field: String(field) }),
    ...(issue && isMessageKey(issue.message) ? { message: issue.message } : {}),
  });
}

/** Parses the request of another call in a text field of a request, within the limits of that call. */
export const readJsonRequest = <C extends Call>(call: C, text: string, field: string): z.output<C['request']> =>
  readRequest(call, jsonReader(requestSize(call).values)(text, field));
