import { z } from 'zod';
import { isDay } from '../../core/dates.ts';
import { text } from '../../core/fields.ts';
import { wireShapes } from '../../core/wire-shapes.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|[+-]\d{2}:\d{2})$/;
const LONGEST = 29;
/** No clock that is only wrong shows a later year. */
const END_OF_TIME = '2100';

const isMoment = (value: string): boolean =>
  MOMENT.test(value) && value < END_OF_TIME && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** A moment with its offset, '2026-11-28T09:03:22+09:00', or ''. */
export const moment = () =>
  text(LONGEST)
    .pipe(z.string().refine((value) => value === '' || isMoment(value)))
    .register(wireShapes, {
      type: 'string',
      pattern: `^(${MOMENT.source.slice(1, -1)})?$`,
      description: '2026-11-28T09:03:22+09:00',
    });
