import { seoulInstant } from '@portal/contract/core/dates';
import { PLACES, type Place, SPOTS } from './places.ts';
import type { Random } from './random.ts';
import { WORKS, type Work } from './works.ts';

/** Work at one spot of a site, with the name of its project. */
export type Job = { place: Place; spot: string; work: Work; name: string };

/** Draws a job whose name was not drawn before, so that project names are unique. */
export function drawJob(random: Random, usedNames: Set<string>): Job {
  for (;;) {
    const place = random.pick(PLACES);
    const work = random.pick(WORKS.filter(({ kinds }) => kinds.includes(place.kind)));
    const spot = random.pick(work.spots ?? SPOTS[place.kind]);
    const name = `${place.name} ${spot} ${work.title}`;
    if (usedNames.has(name)) continue;
    usedNames.add(name);
    return { place, spot, work, name };
  }
}

/** The moment of a time of day in Seoul. */
export const momentOn = (day: string, hour: number, minute: number): Date =>
  new Date(seoulInstant(`${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`));
