import { parseStrokes, STROKES_LIMIT } from '@portal/contract/areas/site-reports/strokes';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { SignaturePad } from './signature-pad.tsx';

const OWNER = { title: '고객 서명', name: '문재호', role: '과장', note: '' };
let strokes = '';

function Pad({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  strokes = value;
  return <SignaturePad value={value} onChange={setValue} error="" owner={OWNER} done="완료" onDone={() => undefined} />;
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  // One px of the pad is one unit.
  const box = DOMRect.fromRect({ width: 1000, height: 560 });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
});

type Place = [x: number, y: number];
type Touch = { pointerId?: number; isPrimary?: boolean; width?: number; coalesced?: Place[] };

/** An event of a pointer, with the places that the browser gathered in it. */
function touch(type: string, [clientX, clientY]: Place, { coalesced = [], ...rest }: Touch = {}) {
  const init = { pointerId: 1, isPrimary: true, width: 20, height: 20, clientX, clientY, bubbles: true, ...rest };
  const event = new PointerEvent(type, init);
  const places = coalesced.map(([x, y]) => new PointerEvent(type, { ...init, clientX: x, clientY: y }));
  Object.defineProperty(event, 'getCoalescedEvents', { value: () => places });
  fireEvent(screen.getByRole('img', { name: '서명란' }), event);
}

it('every place of a quick hand is drawn, not only the last of each event', () => {
  draw(<Pad />);
  touch('pointerdown', [10, 10]);
  touch('pointermove', [90, 50], {
    coalesced: [
      [30, 20],
      [60, 40],
      [90, 50],
    ],
  });
  touch('pointerup', [90, 50]);
  expect(strokes).toBe('10,10 30,20 60,40 90,50');
});

it('a second finger and a palm draw nothing, and do not end the stroke of the first', () => {
  draw(<Pad />);
  touch('pointerdown', [10, 10]);
  const second = { pointerId: 2, isPrimary: false };
  touch('pointerdown', [500, 500], second);
  touch('pointermove', [600, 500], second);
  touch('pointerup', [600, 500], second);
  touch('pointermove', [90, 50]);
  touch('pointerup', [90, 50]);
  touch('pointerdown', [300, 300], { pointerId: 3, width: 120 });
  touch('pointermove', [400, 300], { pointerId: 3, width: 120 });
  touch('pointerup', [400, 300], { pointerId: 3, width: 120 });
  expect(strokes).toBe('10,10 90,50');
});

it('a stroke that is too long is left out and says so, until the pad is cleared', async () => {
  const full = Array.from({ length: STROKES_LIMIT / 8 }, (_, place) => `${100 + (place % 800)},100`)
    .join(' ')
    .slice(0, STROKES_LIMIT - 12);
  const first = full.slice(0, full.lastIndexOf(' '));
  expect(parseStrokes(first)).toBeDefined();
  const user = draw(<Pad first={first} />);
  touch('pointerdown', [10, 10]);
  touch('pointermove', [500, 500], {
    coalesced: [
      [200, 200],
      [300, 300],
      [500, 500],
    ],
  });
  touch('pointerup', [500, 500]);
  expect(strokes).toBe(first);
  expect(screen.getByRole('alert').textContent).toContain('서명이 너무 길어');
  await user.click(screen.getByRole('button', { name: '지우기' }));
  expect([strokes, screen.queryByRole('alert')]).toEqual(['', null]);
});
