import { codeWords } from '@portal/contract/code-words';
import { answerShape } from '@portal/contract/core/answer-shapes';
import { wireShapes } from '@portal/contract/core/wire-shapes';
import { z } from 'zod';

/** A JSON Schema of the API description. */
export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
};

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;
type Described = Parameters<Override>[0];

const replace = (target: object, source: object): void => {
  for (const key of Object.keys(target)) Reflect.deleteProperty(target, key);
  Object.assign(target, source);
};

/** The codes of a field that parses a text and then accepts one of them. */
const codesOf = (schema: unknown): readonly unknown[] | undefined => {
  const accepted = schema instanceof z.ZodPipe ? schema.out : undefined;
  return accepted instanceof z.ZodEnum ? accepted.options : undefined;
};

/** Adds the labels of known codes to an enum. */
function addWords(shape: JsonSchema): void {
  const codes = Array.isArray(shape['enum']) ? [...new Set(shape['enum'].map(String))] : undefined;
  const words = codes && codeWords(codes);
  if (codes) shape['enum'] = codes;
  if (words) shape['description'] = words;
}

/** Removes null, which means a missing field, from a field that may have it. */
function dropNull(shape: JsonSchema): void {
  const options = shape['anyOf'];
  if (!Array.isArray(options)) return;
  const given = options.filter((option) => option.type !== 'null');
  if (given.length === 1 && given.length < options.length) replace(shape, given[0]);
}

/** A request field as it is sent: its own shape, its codes, or what the schema parses. */
const asSent: Override = ({ zodSchema, jsonSchema }: Described) => {
  const shape = jsonSchema as JsonSchema;
  const own = zodSchema instanceof z.ZodType ? wireShapes.get(zodSchema) : undefined;
  const codes = codesOf(zodSchema);
  if (own) replace(shape, own);
  else if (codes) replace(shape, { type: 'string', enum: codes });
  else dropNull(shape);
  if (zodSchema instanceof z.ZodObject) {
    const required = Object.entries(zodSchema.shape).filter(([, field]) => !field.safeParse(undefined).success);
    replace(shape, { ...shape, required: required.map(([name]) => name) });
  }
  addWords(shape);
};

/** A field of an answer: its codes with their labels, and how texts of its name are written. */
const asAnswered: Override = ({ zodSchema, jsonSchema }: Described) => {
  const shape = jsonSchema as JsonSchema;
  addWords(shape);
  if (!(zodSchema instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    const written = field['type'] === 'string' && field['enum'] === undefined ? answerShape(name) : undefined;
    if (written && shape.properties) shape.properties[name] = { ...field, ...written };
  }
};

/** A described schema, and the schemas that it refers to by name. */
export type DescribedSchema = { schema: JsonSchema; shared: Record<string, JsonSchema> };

const SHARED = '#/components/schemas/';

/**
 * The JSON Schema of a request or an answer. What refers to itself, such as a comment with its replies, becomes a shared
 * schema, whose name begins with `name`.
 */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output', name: string): DescribedSchema {
  const override = io === 'input' ? asSent : asAnswered;
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  const text = JSON.stringify(made).replaceAll('"#/$defs/__', `"${SHARED}${name}.`);
  const { $defs = {}, ...described } = JSON.parse(text) as JsonSchema & { $defs?: Record<string, JsonSchema> };
  const shared = Object.entries($defs).map(([key, one]) => [`${name}.${key.replace(/^__/, '')}`, one] as const);
  return { schema: described, shared: Object.fromEntries(shared) };
}
