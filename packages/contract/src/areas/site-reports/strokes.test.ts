import { describe, expect, it } from 'vitest';
import { boxOf, formatStrokes, isSignature, parseStrokes, STROKES_LIMIT, strokesPath } from './strokes.ts';

describe('the strokes of a signature', () => {
  it('read as they were written', () => {
    const strokes = [
      [
        [100, 40],
        [130, 52],
      ],
      [[200, 60]],
    ] as const;
    expect(formatStrokes(strokes)).toBe('100,40 130,52;200,60');
    expect(parseStrokes('100,40 130,52;200,60')).toEqual(strokes);
  });

  it.each([
    '',
    ' ',
    '1,1 ',
    '1',
    '1,1;',
    ';1,1',
    '1,1  2,2',
    '-1,1',
    '1.5,1',
    '1,1001',
    '1001,1',
    '<svg/>',
    '1,1\n2,2',
  ])('are not %j', (text) => {
    expect(parseStrokes(text)).toBeUndefined();
    expect(isSignature(text)).toBe(false);
  });

  it('have at most 30 KB', () => {
    const point = '1,1 ';
    const most = point.repeat(STROKES_LIMIT / point.length - 1);
    expect(parseStrokes(`${most}1,1`)).toBeDefined();
    expect(parseStrokes(`${most}${point}1,1`)).toBeUndefined();
  });

  it.each([
    ['500,500', false],
    ['500,500 501,501', false],
    ['500,500;600,600', false],
    ['500,500 505,500', true],
    ['0,0 0,0;10,10 10,90', true],
  ])('%s is a drawn line: %s', (text, drawn) => expect(isSignature(text)).toBe(drawn));

  it('are drawn from the corner of their box', () => {
    const strokes = parseStrokes('100,40 300,140') ?? [];
    expect(boxOf(strokes)).toEqual({ left: 100, top: 40, width: 200, height: 100 });
    expect(strokesPath(strokes, 0.5)).toBe('M0 0L100 50L100 50');
  });
});
