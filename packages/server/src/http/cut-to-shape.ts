import { z } from 'zod';

type Cut = (value: unknown) => unknown;

const asItIs: Cut = (value) => value;

/** One per schema; a schema that holds itself, as a thread of comments does, finds itself here. */
const cuts = new WeakMap<z.ZodType, Cut>();

function cutList(element: z.ZodType): Cut {
  const cut = cutToShape(element);
  return cut === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(cut) : value);
}

/** The fields of an object as declared; `isFlat` when nothing inside them is ever cut. */
type Declared = { fields: (readonly [name: string, cut: Cut])[]; names: string[]; isFlat: boolean };

function declaredOf({ shape }: z.ZodObject): Declared {
  const fields = Object.entries(shape).map(([name, field]) => [name, cutToShape(field as z.ZodType)] as const);
  return { fields, names: Object.keys(shape), isFlat: fields.every(([, cut]) => cut === asItIs) };
}

/** True when a value holds nothing but what is declared, in the order in which it is. */
function isDeclared(value: object, names: readonly string[]): boolean {
  let index = 0;
  for (const name in value) {
    if (name !== names[index]) return false;
    index += 1;
  }
  return true;
}

function cutRecord(schema: z.ZodObject): Cut {
  let declared: Declared | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    // Not before it is needed: the shape may lead back to itself.
    declared ??= declaredOf(schema);
    // Copying a thousand rows costs half of what writing them costs.
    if (declared.isFlat && isDeclared(value, declared.names)) return value;
    const left: Record<string, unknown> = {};
    for (const [name, cut] of declared.fields) {
      const found: unknown = Reflect.get(value, name);
      if (found !== undefined) left[name] = cut(found);
    }
    return left;
  };
}

function makeCut(schema: z.ZodType): Cut {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return cutToShape(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return cutList(schema.element as z.ZodType);
  return schema instanceof z.ZodObject ? cutRecord(schema) : asItIs;
}

/**
 * A function that leaves of a value what its schema declares, at a fraction of what checking it would cost. What is
 * no object, list, or absence of one stays as it is: answers declare nothing else that could hold more.
 */
export function cutToShape(schema: z.ZodType): Cut {
  const known = cuts.get(schema);
  if (known) return known;
  const cut = makeCut(schema);
  cuts.set(schema, cut);
  return cut;
}
