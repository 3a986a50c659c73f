/** The content of a field: empty, masked or given. */
type Filling = 'empty' | 'masked' | 'given';

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

function fillingOf(value: unknown): Filling {
  if (isEmpty(value)) return 'empty';
  return typeof value === 'string' && value.includes('**') ? 'masked' : 'given';
}

type Found = Map<string, Set<Filling>>;

/** The parts of a list or an object by their paths; undefined for a simple value. */
function partsOf(value: unknown, path: string): [string, unknown][] | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => [`${path}[]`, item]);
  if (!(value instanceof Object)) return undefined;
  return Object.entries(value).map(([name, inner]) => [path === '' ? name : `${path}.${name}`, inner]);
}

function gather(value: unknown, path: string, found: Found): void {
  const parts = partsOf(value, path);
  if (parts === undefined) found.set(path, (found.get(path) ?? new Set()).add(fillingOf(value)));
  for (const [inner, part] of parts ?? []) gather(part, inner, found);
}

/** The paths of a response with their content in any of its rows, without the values: one line each. */
export function shapeOf(body: unknown): string[] {
  const found: Found = new Map();
  gather(body, '', found);
  return [...found].map(([path, fillings]) => `${path}: ${[...fillings].sort().join(', ')}`).sort();
}
