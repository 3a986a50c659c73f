import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { allows } from '../../core/machine.ts';
import { projectMachine } from './machine.ts';
import { PROJECT_STATUSES, statusLabel } from './status.ts';

type Event = keyof typeof projectMachine;

const NOBODY = '·';
const staff: ActorName[] = ['staff', 'switcher', 'manager'];
const manager: ActorName[] = ['manager'];
const partners: ActorName[] = ['partner', 'colleague', 'retired', 'stranger'];
const active: ActorName[] = ['partner', 'colleague', 'stranger'];

/**
 * The table of outsourced-projects-states.md. Each line: the event, its target statuses from P N Y YY B E F C, and the
 * actors that may.
 */
const TABLE: [Event, string, ActorName[]][] = [
  ['edit', '= = = = = · = ·', staff],
  ['post', 'N · · · · · · ·', staff],
  ['repost', '· · · · · · N ·', staff],
  ['accept', '· Y · · · · · ·', active],
  ['withdraw', '· F F · · · · ·', staff],
  ['cancel', 'C C C · · · C ·', staff],
  ['complete', '· · YY · · · · ·', staff],
  ['saveBillDate', '· · · = · · · ·', partners],
  ['confirmInvoice', '· · · B · · · ·', manager],
  ['settle', '· · · · E · · ·', staff],
  ['remove', 'x x · · · · x x', staff],
  ['confirmMaterials', '= = = · · · · ·', staff],
  ['reopenMaterials', '= = = · · · · ·', manager],
  ['sendMaterials', '· · = · · · · ·', staff],
  ['receiveMaterials', '· · = · · · · ·', partners],
  ['acceptDifference', '· · = · · · · ·', staff],
  ['confirmChanges', '· · = = = · · ·', partners],
  ['object', '· · = = = · · ·', partners],
  ['answerObjection', '· · = = = = · ·', staff],
];

describe('the state table of outsourced projects', () => {
  it('the test covers every event', () => {
    expect(TABLE.map(([event]) => event).sort()).toEqual(Object.keys(projectMachine).sort());
  });

  it.each(TABLE)('%s leads from P N Y YY B E F C to %s', (event, cells) => {
    const { from, to } = projectMachine[event];
    const target = to === 'deleted' ? 'x' : (to ?? '=');
    expect(PROJECT_STATUSES.map((state) => (from.includes(state) ? target : NOBODY)).join(' ')).toBe(cells);
  });

  it.each(TABLE)('%s (%s) is allowed for %j only', (event, _cells, who) => {
    const [state = 'P'] = projectMachine[event].from;
    const allowed = Object.entries(ACTORS).filter(([, actor]) => allows(projectMachine, event, state, actor));
    expect(allowed.map(([name]) => name).sort()).toEqual([...who].sort());
  });

  it.each(TABLE)('%s (%s) is allowed for nobody in any other status', (event) => {
    const others = PROJECT_STATUSES.filter((state) => !projectMachine[event].from.includes(state));
    const open = others.filter((state) =>
      Object.values(ACTORS).some((actor) => allows(projectMachine, event, state, actor)),
    );
    expect(open).toEqual([]);
  });
});

describe('the refusal of an event in a wrong status', () => {
  it.each([
    ['accept', 'P', 'NOT_OPEN'],
    ['accept', 'F', 'NOT_OPEN'],
    ['accept', 'C', 'NOT_OPEN'],
    ['accept', 'Y', 'ALREADY_ACCEPTED'],
    ['accept', 'YY', 'ALREADY_ACCEPTED'],
    ['accept', 'E', 'ALREADY_ACCEPTED'],
    ['settle', 'E', 'ALREADY_SETTLED'],
    ['settle', 'YY', 'BAD_STATE'],
    ['remove', 'Y', 'DELETE_LOCKED'],
    ['remove', 'E', 'DELETE_LOCKED'],
    ['post', 'N', 'ALREADY_POSTED'],
    ['post', 'C', 'BAD_STATE'],
    ['withdraw', 'F', 'ALREADY_WITHDRAWN'],
    ['cancel', 'C', 'ALREADY_CANCELED'],
    ['complete', 'B', 'ALREADY_COMPLETED'],
    ['confirmInvoice', 'E', 'ALREADY_INVOICED'],
    ['complete', 'N', 'BAD_STATE'],
  ] as const)('%s at %s: %s', (event, state, code) => {
    expect(projectMachine[event].refusal(state)).toBe(code);
  });
});

it.each([
  ['P', '게시전'],
  ['N', '수주전'],
  ['Y', '수주완료'],
  ['YY', '프로젝트완료'],
  ['B', '계산서발급완료'],
  ['E', '정산완료'],
  ['F', '수주철회'],
  ['C', '프로젝트취소'],
  ['', '알 수 없음'],
  ['toString', '알 수 없음'],
])('the label of "%s" is %s (OUT-41)', (code, label) => {
  expect(statusLabel(code)).toBe(label);
});
