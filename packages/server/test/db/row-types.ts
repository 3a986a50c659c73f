import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A column as a row type says it. */
export type TypedColumn = { name: string; type: string };

/** The sources of the server. */
export const SRC = join(import.meta.dirname, '../../src');
const OPEN = '{<([';
const CLOSE = '}>)]';

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** The text between a brace and the one that closes it. */
export function insideBraces(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from + 1, at);
  }
  return '';
}

/** Splits the members of a type at the semicolons that stand in no other brackets. */
export function membersOf(body: string): TypedColumn[] {
  const members: string[] = [''];
  let depth = 0;
  for (const mark of body) {
    if (OPEN.includes(mark)) depth += 1;
    if (CLOSE.includes(mark)) depth -= 1;
    if (mark === ';' && depth === 0) members.push('');
    else members[members.length - 1] += mark;
  }
  return members.flatMap((member) => {
    const [, name = '', type = ''] = /^\s*(\w+)\??:\s*([\s\S]+)$/.exec(member) ?? [];
    return name === '' ? [] : [{ name, type: type.replace(/\s+/g, ' ').trim() }];
  });
}

/** Every type of `tables.ts` and `system-tables.ts` with its members, by its name. */
function readTypes(): Map<string, TypedColumn[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|-|\/)tables\.ts$/.test(file),
  );
  const types = new Map<string, TypedColumn[]>();
  for (const file of files) {
    const text = withoutComments(readFileSync(join(SRC, file), 'utf8'));
    for (const { 1: name = '', index } of text.matchAll(/\btype (\w+) = \{/g))
      types.set(name, membersOf(insideBraces(text, text.indexOf('{', index))));
    for (const [, name = '', same = ''] of text.matchAll(/\btype (\w+) = (\w+);/g))
      types.set(name, types.get(same) ?? []);
  }
  return types;
}

/** The columns of each table as the row types of the areas say them. */
export function readRowTypes(): Map<string, TypedColumn[]> {
  const types = readTypes();
  const tables = new Map<string, TypedColumn[]>();
  for (const [name, members] of types) {
    if (!name.endsWith('Tables')) continue;
    for (const { name: table, type } of members) tables.set(table, types.get(type) ?? []);
  }
  return tables;
}
