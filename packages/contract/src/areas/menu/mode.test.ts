import { expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { mayToggleMode, menuModeFor } from './mode.ts';

it.each<[ActorName, boolean, string, string, string]>([
  ['staff', false, 'M', 'M', 'M'],
  ['switcher', true, 'M', 'C', 'M'],
  ['partner', false, 'C', 'C', 'C'],
])('%s may switch: %s; requests for M, C and no mode get %s, %s and %s (SHELL-27, D-17)', (who, may, ...modes) => {
  const actor = ACTORS[who];
  expect(mayToggleMode(actor)).toBe(may);
  expect([menuModeFor(actor, 'M'), menuModeFor(actor, 'C'), menuModeFor(actor, '')]).toEqual(modes);
});
