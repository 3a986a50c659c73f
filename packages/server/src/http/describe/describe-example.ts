import type { JsonSchema } from './describe-schema.ts';

/** A text that says nothing: the name of its item, at most as long as the field may be. */
const plainText = ({ title, maxLength }: JsonSchema, name: string): string =>
  String(title ?? name).slice(0, typeof maxLength === 'number' ? maxLength : undefined);

/** The first of these values that is not blank. */
const firstOf = (values: unknown): unknown =>
  Array.isArray(values) ? (values.find((value) => value !== '') ?? values[0]) : undefined;

/** The text in which a field of a form contains other fields as JSON. */
const wrapped = ({ contentSchema }: JsonSchema): unknown =>
  contentSchema === undefined ? undefined : JSON.stringify(exampleOf(contentSchema as JsonSchema));

/** The example that a field has of its own, or one of its codes. */
const givenBy = (schema: JsonSchema): unknown =>
  firstOf(schema['examples']) ?? schema['default'] ?? firstOf(schema['enum']) ?? schema['const'];

/** A value that a schema of a request describes. An object has what is required. A file is a text. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  const given = givenBy(schema);
  if (given !== undefined) return given;
  const { properties = {}, items, required = [], type } = schema;
  if (Array.isArray(schema['anyOf'])) return exampleOf(schema['anyOf'][0], name);
  if (type === 'array') return items ? [exampleOf(items, name)] : [];
  if (type === 'object') return Object.fromEntries(required.map((one) => [one, exampleOf(properties[one] ?? {}, one)]));
  if (type === 'string') return wrapped(schema) ?? plainText(schema, name);
  return type === 'boolean' ? true : (schema['minimum'] ?? 1);
}
