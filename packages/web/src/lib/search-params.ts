type Search = Record<string, string>;

/** Parses '?page=2&key=설치' to plain texts. The first of a repeated name counts. */
export function parseSearch(search: string): Search {
  const result: Search = {};
  for (const [name, value] of new URLSearchParams(search)) result[name] ??= value;
  return result;
}

/** Writes plain names and values, without the quoting of JSON. Blank values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
