import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { allows } from '../../core/machine.ts';
import { internalMachine } from './machine.ts';
import { INTERNAL_STATUSES, internalStatusLabel } from './status.ts';

type Event = keyof typeof internalMachine;

const staff: ActorName[] = ['staff', 'switcher', 'manager'];

/**
 * The table of internal-projects.md. Each line: the event, its target states from N, YY and C, and the actors that
 * may.
 */
const TABLE: [Event, string, ActorName[]][] = [
  ['edit', '= · ·', staff],
  ['complete', 'YY · ·', staff],
  ['cancel', 'C · ·', staff],
  ['confirmMaterials', '= · ·', staff],
  ['reopenMaterials', '= · ·', ['manager']],
  ['remove', 'x · x', staff],
];

describe('the state table of internal projects', () => {
  it('the test covers every event', () => {
    expect(TABLE.map(([event]) => event).sort()).toEqual(Object.keys(internalMachine).sort());
  });

  it.each(TABLE)('%s leads from N YY C to %s, for %j', (event, cells, who) => {
    const { from, to } = internalMachine[event];
    const target = to === 'deleted' ? 'x' : (to ?? '=');
    expect(INTERNAL_STATUSES.map((state) => (from.includes(state) ? target : '·')).join(' ')).toBe(cells);
    const allowed = Object.entries(ACTORS).filter(([, actor]) => allows(internalMachine, event, 'N', actor));
    expect(allowed.map(([name]) => name).sort()).toEqual([...who].sort());
  });
});

it.each([
  ['remove', 'YY', 'DELETE_DONE'],
  ['edit', 'YY', 'BAD_STATE'],
  ['complete', 'C', 'BAD_STATE'],
] as const)('%s at %s is refused with %s', (event, state, code) => {
  expect(internalMachine[event].refusal(state)).toBe(code);
});

it.each([
  ['N', '진행중'],
  ['YY', '프로젝트완료'],
  ['C', '프로젝트취소'],
  ['Y', '알 수 없음'],
])('the label of "%s" is %s (INT-49)', (code, label) => {
  expect(internalStatusLabel(code)).toBe(label);
});
