type Search = Record<string, string>;

/** '?page=2&key=설치' to plain texts; the first of a repeated name counts. */
export function parseSearch(search: string): Search {
  const found: Search = {};
  for (const [name, value] of new URLSearchParams(search)) found[name] ??= value;
  return found;
}

/** Plain names and values, without the quoting of JSON; what is blank is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') written.set(name, String(value));
  }
  const text = written.toString();
  return text === '' ? '' : `?${text}`;
}
