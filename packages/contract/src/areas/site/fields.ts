import { z } from 'zod';
import { minute, second, text } from '../../core/fields.ts';
import { wireShapes } from '../../core/wire-shapes.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const UUID_LENGTH = 36;

/** The id of an entry, made on the device. A repeat with the same id gets the first answer. */
export const entryId = () =>
  text(UUID_LENGTH)
    .transform((value) => value.toLowerCase())
    .pipe(z.string().regex(UUID))
    .register(wireShapes, {
      type: 'string',
      pattern: UUID.source,
      description: '기기에서 만든 UUID',
      examples: ['3f0c2f5e-6f0b-4d0e-9a57-2b1c8d9e4f10'],
    });

/** The id of another entry, or ''. */
export const entryIdOrBlank = () =>
  text(UUID_LENGTH)
    .transform((value) => value.toLowerCase())
    .pipe(z.string().refine((value) => value === '' || UUID.test(value)))
    .register(wireShapes, { type: 'string', pattern: `^(${UUID.source.slice(1, -1)})?$` });

/** When an entry was made: what the clock of the device said, and the same by the server's clock (D-570). */
export const entryTimes = { DeviceDtm: minute(), DoneDtm: second() };
