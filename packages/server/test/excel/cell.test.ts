import { expect, it } from 'vitest';
import { cellOf } from '#areas/excel/cell.ts';
import { rowsXml } from '#areas/excel/sheet-xml.ts';

it.each([
  ['money', '1500000', { kind: 'money', value: 1_500_000 }],
  ['money', '-50,000', { kind: 'money', value: -50_000 }],
  ['money', '***', '***'],
  ['money', '', ''],
  ['number', 0, { kind: 'number', value: 0 }],
  ['day', '2026-11-24', { kind: 'day', value: 46_350 }],
  ['day', '2026-02-30', '2026-02-30'],
  ['day', '협의', '협의'],
  ['time', '2026-11-24 12:00:00', { kind: 'time', value: 46_350.5 }],
  ['time', '2026-11-24 06:00', { kind: 'time', value: 46_350.25 }],
  ['text', '007', '007'],
  ['text', '=1+1', '=1+1'],
] as const)('a %s of %j', (kind, value, cell) => {
  expect(cellOf(kind, value)).toEqual(cell);
});

it('a text cannot leave its cell: markup, control characters and too many letters (TH8)', () => {
  const xml = rowsXml([[`</t></is></c><c><f>1</f>\u0000\u0007\ud800끝`, '가'.repeat(40_000)]], 2);
  expect(xml).not.toContain('<f>');
  expect(xml).toContain('&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1&lt;/f&gt;끝</t>');
  expect(xml.match(/가/g)).toHaveLength(32_767);
  expect(xml).toContain('<c r="B2"');
});

it('a text that looks like a coded character stays a text (D-558)', () => {
  expect(rowsXml([['A_x000D_B _x41_ _X000a_']], 2)).toContain('>A_x005F_x000D_B _x41_ _x005F_X000a_</t>');
});

it('the columns behind Z have two letters', () => {
  expect(rowsXml([Array<string>(28).fill('x')], 9)).toContain('<c r="AB9"');
});
