import type { Due } from '#db/removal.ts';

/**
 * What one run may remove without being asked: this many, or this share of what is there (D-361). Few rows pass, so that
 * a small portal is not asked each day.
 */
const CAPS: Record<Due['cap'], { free: number; share: number }> = {
  people: { free: 20, share: 0.1 },
  files: { free: 20, share: 0.1 },
  records: { free: 1000, share: 0.25 },
  passing: { free: 100_000, share: 0.5 },
};

/** What is due may have grown by this share since it was allowed. */
const GROWTH = 1.1;

/** True when a run would remove more than it may without being asked. */
export const isAboveCap = ({ cap, due, total }: Due): boolean =>
  due > Math.max(CAPS[cap].free, total * CAPS[cap].share);

/** True when the permission covers what is due now. */
export const isCovered = (allowed: number | null, { cap, due }: Due): boolean =>
  allowed !== null && due <= allowed * GROWTH + CAPS[cap].free;
