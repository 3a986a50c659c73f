import { expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { hostMenuOf } from './policy.ts';

it.each<[ActorName, number, number, number]>([
  ['staff', 2, 2, 2],
  ['switcher', 12, 14, 15],
  ['partner', 12, 14, 15],
])(
  '%s finds outsourced projects below %i, settlement below %i, contact persons below %i',
  (who, projects, ...others) => {
    const actor = ACTORS[who];
    expect([12, 14, 15].map((topMenuId) => hostMenuOf(actor, topMenuId))).toEqual([projects, ...others]);
  },
);
