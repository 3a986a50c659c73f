import {
  formatStrokes,
  PAD_UNITS,
  type Point,
  parseStrokes,
  STROKES_LIMIT,
  type Strokes,
} from '@portal/contract/areas/site-reports/strokes';
import { type PointerEvent, useId, useRef, useState } from 'react';
import css from './signatures.module.css';

type Props = { value: string; onChange: (strokes: string) => void; error: string };

/** A pen has to move this far before the next point counts. */
const STEP = 3;
const HEIGHT = 560;

const pathOf = (strokes: Strokes): string =>
  strokes.map((stroke) => `M${[...stroke, ...stroke.slice(-1)].map(([x, y]) => `${x} ${y}`).join('L')}`).join('');

/** The place of a pointer in units of the pad. What leaves the pad stays at its edge. */
function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const matrix = event.currentTarget.getScreenCTM();
  const { x, y } = matrix
    ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    : { x: 0, y: 0 };
  const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  return [within(x, PAD_UNITS), within(y, PAD_UNITS)];
}

const isFar = ([x, y]: Point, [otherX, otherY]: Point): boolean => Math.hypot(x - otherX, y - otherY) >= STEP;

/** A white pad for a signature with a finger, a pen or the mouse. It gives the strokes, and no picture. */
export function SignaturePad({ value, onChange, error }: Props) {
  const errorId = useId();
  const drawn = useRef<Point[]>([]);
  const [open, setOpen] = useState<readonly Point[]>([]);
  const strokes = parseStrokes(value) ?? [];
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = [pointOf(event)];
    setOpen(drawn.current);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const last = drawn.current.at(-1);
    const point = pointOf(event);
    if (!last || !isFar(last, point)) return;
    drawn.current = [...drawn.current, point];
    setOpen(drawn.current);
  };
  const end = () => {
    if (drawn.current.length === 0) return;
    const next = formatStrokes([...strokes, drawn.current]);
    drawn.current = [];
    setOpen([]);
    if (next.length <= STROKES_LIMIT) onChange(next);
  };
  return (
    <div data-field="Strokes">
      <div className={css['padHead']}>
        <span>
          서명 <em aria-hidden="true">*</em>
        </span>
        <button type="button" onClick={() => onChange('')}>
          지우기
        </button>
      </div>
      <svg
        className={css['pad']}
        role="img"
        aria-label="서명란"
        aria-describedby={error === '' ? undefined : errorId}
        data-wrong={error !== '' || undefined}
        viewBox={`0 0 ${PAD_UNITS} ${HEIGHT}`}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={60} x2={PAD_UNITS - 60} y1={HEIGHT * 0.78} y2={HEIGHT * 0.78} />
        <path d={pathOf([...strokes, open].filter((stroke) => stroke.length > 0))} strokeWidth={9} />
      </svg>
      {error !== '' && (
        <p id={errorId} className={css['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
