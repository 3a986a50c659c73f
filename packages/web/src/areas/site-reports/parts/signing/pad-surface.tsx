import {
  formatStrokes,
  PAD_UNITS,
  type Point,
  parseStrokes,
  STROKES_LIMIT,
  type Strokes,
} from '@portal/contract/areas/site-reports/strokes';
import { type PointerEvent, useRef, useState } from 'react';
import css from '../signatures.module.css';

/** A pen has to move this far before the next point counts. */
const STEP = 3;
const HEIGHT = 560;
/** What touches more px than this is a palm. */
const PALM = 60;

const pathOf = (strokes: Strokes): string =>
  strokes.map((stroke) => `M${[...stroke, ...stroke.slice(-1)].map(([x, y]) => `${x} ${y}`).join('L')}`).join('');

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

type Place = { clientX: number; clientY: number };

/** The first finger, a pen or the mouse; neither a second finger nor a palm. */
const isPen = ({ isPrimary, width, height }: PointerEvent): boolean => isPrimary && Math.max(width, height) <= PALM;

/** Where the pointer has been since its last event. A quick hand makes many places of one event. */
function placesOf({ nativeEvent }: PointerEvent): readonly Place[] {
  const places = nativeEvent.getCoalescedEvents?.() ?? [];
  return places.length > 0 ? places : [nativeEvent];
}

/**
 * The place of a pointer in units of the pad, which lies in the middle of its box. `turned` is a box that stands on its
 * right side. What leaves the pad stays at its edge.
 */
function pointOf({ clientX, clientY }: Place, box: DOMRect, turned: boolean): Point {
  const [x, y] = turned ? [clientY - box.top, box.right - clientX] : [clientX - box.left, clientY - box.top];
  const [width, height] = turned ? [box.height, box.width] : [box.width, box.height];
  const scale = Math.min(width / PAD_UNITS, height / HEIGHT) || 1;
  const unit = (place: number, size: number, units: number) => (place - (size - units * scale) / 2) / scale;
  return [within(unit(x, width, PAD_UNITS), PAD_UNITS), within(unit(y, height, HEIGHT), PAD_UNITS)];
}

const isFar = ([x, y]: Point, [otherX, otherY]: Point): boolean => Math.hypot(x - otherX, y - otherY) >= STEP;

type Props = {
  value: string;
  onChange: (strokes: string) => void;
  /** A stroke is too long for the signature, and was left out. */
  onTooLong: () => void;
  turned?: boolean;
  isWrong?: boolean;
  describedBy?: string | undefined;
};

/** The white surface that one signs on. It gives the strokes, and no picture. */
export function PadSurface({ value, onChange, onTooLong, turned = false, isWrong = false, describedBy }: Props) {
  const drawn = useRef<Point[]>([]);
  const pointer = useRef<number>(undefined);
  const [open, setOpen] = useState<readonly Point[]>([]);
  const strokes = parseStrokes(value) ?? [];
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== undefined || !isPen(event)) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawn.current = [pointOf(event, event.currentTarget.getBoundingClientRect(), turned)];
    setOpen(drawn.current);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pointer.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const next = [...drawn.current];
    for (const place of placesOf(event)) {
      const [point, last] = [pointOf(place, box, turned), next.at(-1)];
      if (!last || isFar(last, point)) next.push(point);
    }
    drawn.current = next;
    setOpen(next);
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pointer.current) return;
    pointer.current = undefined;
    const next = formatStrokes([...strokes, drawn.current]);
    drawn.current = [];
    setOpen([]);
    if (next.length > STROKES_LIMIT) onTooLong();
    else onChange(next);
  };
  return (
    <svg
      className={css['pad']}
      role="img"
      aria-label="서명란"
      aria-describedby={describedBy}
      data-wrong={isWrong || undefined}
      viewBox={`0 0 ${PAD_UNITS} ${HEIGHT}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1={60} x2={PAD_UNITS - 60} y1={HEIGHT * 0.78} y2={HEIGHT * 0.78} />
      <path d={pathOf([...strokes, open].filter((stroke) => stroke.length > 0))} strokeWidth={9} />
    </svg>
  );
}
