import { readFile } from 'node:fs/promises';
import { REFUSALS } from '@portal/contract/messages';
import { expect, it } from 'vitest';

const PAGE = new URL('../../../../docs/spec/refusals.md', import.meta.url);

/** Rows whose text is a note: the text comes from the failed check, from another row, or depends on its subject. */
const NOTED = ['BAD_METHOD', 'BAD_TYPE', 'FIELD_REQUIRED', 'LAST_ADMIN', 'PERMISSION_CHANGES'];

/** A text without what stands behind it: where it comes from in the table, values in the contract. */
const withoutNotes = (text: string): string =>
  text.replace(/ (\([^가-힣]*\)|\+ names.*|\{\w+\})$/, '').replace(/ \+ names$/, '');

it('every refusal has the status and the text of the specification, and the specification names all (MSG-05)', async () => {
  const page = await readFile(PAGE, 'utf8');
  const [, section = ''] = page.split('## Server refusal texts');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| ([A-Z_]+) \| (\d{3}) \| (.+) \|$/gm)];
  const lineOf = (code: string, status: number, text: string): string =>
    `${code} ${status} ${NOTED.includes(code) ? '' : withoutNotes(text)}`;
  const listed = rows.map(([, code = '', status, text = '']) => lineOf(code, Number(status), text));
  const defined = Object.entries(REFUSALS).map(([code, { status, text }]) => lineOf(code, status, text.trim()));
  expect(defined.sort()).toEqual(listed.sort());
});
