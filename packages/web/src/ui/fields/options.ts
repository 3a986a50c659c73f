/** A choice of a select. `group` is its heading in the list, such as a department. */
export type Option<Value extends string = string> = { value: Value; label: string; group?: string };

/** Options under one heading. The first group may have none (''). */
export type OptionGroup = { value: string; items: Option[] };

/** The options by their headings, in the order of the headings' first options. */
export function groupsOf(options: readonly Option[]): OptionGroup[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const heading = option.group ?? '';
    const group = groups.get(heading);
    if (group) group.push(option);
    else groups.set(heading, [option]);
  }
  return [...groups].map(([value, items]) => ({ value, items }));
}
