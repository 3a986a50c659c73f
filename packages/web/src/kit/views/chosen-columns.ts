import { splitValues } from '@portal/contract/core/formats';

type Keyed = { key: string; link?: unknown; onOpen?: unknown; isOptional?: unknown };

/**
 * The columns with these keys in their order, without keys all but the optional ones. The column of the record's name
 * is always among them.
 */
export function chosenColumns<Column extends Keyed>(columns: readonly Column[], keys: string): readonly Column[] {
  const chosen = splitValues(keys).flatMap((key) => columns.filter((column) => column.key === key));
  if (chosen.length === 0) return columns.filter(({ isOptional }) => !isOptional);
  const isHead = ({ link, onOpen }: Column) => link !== undefined || onOpen !== undefined;
  const missing = columns.filter((column) => isHead(column) && !chosen.includes(column));
  return [...missing, ...new Set(chosen)];
}
