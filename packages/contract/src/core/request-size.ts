import { z } from 'zod';
import type { Call } from './call.ts';
import { BODY_LIMIT, LIST_LIMIT, SMALL_BODY_LIMIT, TEXT_LIMIT, UPLOAD_FIELDS_LIMIT } from './limits.ts';

/** Most UTF-16 units of a field's text, or most items of a list, by the schema that enforces it. */
export const declaredLimits = z.registry<{ most: number }>();

/** Most bytes in which a sender may write one UTF-16 unit: decomposed, or escaped in JSON. */
const BYTES_PER_UNIT = 12;
/** Bytes of a field besides its name and its text. */
const FIELD_BYTES = 8;
/** Unknown fields allowed in a request and in each object of its lists; they are ignored (wire.md, Calls). */
const UNKNOWN_FIELDS = { ofRequest: 50, ofItem: 10 };
const UNKNOWN_BYTES = 1024;

/**
 * Limits of a request. `bytes` limits its body, or all fields of a form together. `values` limits the objects, lists,
 * items and fields of its JSON. `parts` limits the parts of a form that are no files.
 */
export type RequestSize = { bytes: number; values: number; parts: number };
type Counted = Pick<RequestSize, 'bytes' | 'values'>;

function listSize(list: z.ZodArray, most: number): Counted {
  const item = schemaSize(list.element);
  const unknown = unwrapped(list.element) instanceof z.ZodObject ? UNKNOWN_FIELDS.ofItem : 0;
  return { bytes: most * (item.bytes + FIELD_BYTES), values: 1 + most * (item.values + unknown) };
}

function objectSize(object: z.ZodObject): Counted {
  const size = { bytes: 0, values: 1 };
  for (const [name, field] of Object.entries(object.shape)) {
    const { bytes, values } = schemaSize(field);
    size.bytes += name.length + FIELD_BYTES + bytes;
    size.values += values;
  }
  return size;
}

/** The schema that parses the sent value, inside its optional and transforming wrappers. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return declaredLimits.has(schema) ? schema : unwrapped(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapped(schema.unwrap());
  return schema;
}

function schemaSize(schema: unknown): Counted {
  const sent = unwrapped(schema);
  if (sent instanceof z.ZodObject) return objectSize(sent);
  const most = sent instanceof z.ZodType ? declaredLimits.get(sent)?.most : undefined;
  if (sent instanceof z.ZodArray) return listSize(sent, most ?? LIST_LIMIT);
  return { bytes: BYTES_PER_UNIT * (most ?? TEXT_LIMIT.name), values: 1 };
}

/** Most parts of a form: one for each item of a list of texts, otherwise one for each field. */
function partsOf({ request, json }: Pick<Call, 'request' | 'json'>): number {
  if (json !== undefined) return 1;
  const parts = Object.values(request.shape).map((field) => {
    const list = unwrapped(field);
    const repeats = list instanceof z.ZodArray && !(unwrapped(list.element) instanceof z.ZodObject);
    return repeats ? (declaredLimits.get(list)?.most ?? LIST_LIMIT) : 1;
  });
  return parts.reduce((sum, one) => sum + one, 0);
}

/**
 * The limits of a call's requests, computed from its declared fields. The bytes are between SMALL_BODY_LIMIT and
 * BODY_LIMIT, for uploads at most UPLOAD_FIELDS_LIMIT. A declared `bodyLimit` replaces them (wire.md, Calls).
 */
export function requestSize(call: Pick<Call, 'request' | 'json' | 'upload' | 'bodyLimit'>): RequestSize {
  const { bytes, values } = objectSize(call.request);
  const most = call.upload ? UPLOAD_FIELDS_LIMIT : BODY_LIMIT;
  return {
    bytes: call.bodyLimit ?? Math.min(most, Math.max(SMALL_BODY_LIMIT, bytes + UNKNOWN_BYTES)),
    values: values + UNKNOWN_FIELDS.ofRequest,
    parts: partsOf(call) + UNKNOWN_FIELDS.ofRequest,
  };
}
