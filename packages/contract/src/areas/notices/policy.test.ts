import { describe, expect, it } from 'vitest';
import { ACTORS, type ActorName } from '#test-kit/actors.ts';
import { type NoticeStage, stageAt } from './boards.ts';
import { isAddressee, type NoticeFacts, seesNotice } from './policy.ts';

const published: NoticeFacts = { board: 'C', stage: 'P', deleted: false, authorId: 'sales1' };

describe('who may see a notice (D-114, D-115)', () => {
  it.each<[string, Partial<NoticeFacts>, ActorName[]]>([
    ['a published one of contractors', {}, ['staff', 'switcher', 'manager', 'partner', 'stranger']],
    ['a published one of staff', { board: 'M' }, ['staff', 'switcher', 'manager']],
    ['a waiting one', { stage: 'W' }, ['staff', 'manager']],
    ['one that is over', { stage: 'E' }, ['staff', 'manager']],
    ['a deleted one', { deleted: true }, ['staff', 'switcher', 'manager']],
    ['a deleted one that waited', { deleted: true, stage: 'W' }, ['staff', 'manager']],
    ['a waiting one of another author', { stage: 'W', authorId: 'pm9' }, ['manager']],
  ])('%s', (_, facts, names) => {
    const viewers: ActorName[] = ['staff', 'switcher', 'manager', 'partner', 'stranger'];
    expect(viewers.filter((name) => seesNotice(ACTORS[name], { ...published, ...facts }))).toEqual(names);
  });

  it('its readers are the users of its board, without the author', () => {
    const readersOf = (facts: Partial<NoticeFacts>) =>
      (['staff', 'manager', 'partner'] as const).filter((name) =>
        isAddressee(ACTORS[name], { ...published, ...facts }),
      );
    expect(readersOf({})).toEqual(['partner']);
    expect(readersOf({ board: 'M' })).toEqual(['manager']);
  });
});

describe('the stage of a notice', () => {
  const at = (text: string | null) => (text === null ? null : new Date(text));
  it.each<[string | null, string | null, NoticeStage]>([
    [null, null, 'P'],
    ['2026-11-20T00:00:00Z', null, 'P'],
    ['2026-11-20T00:00:01Z', null, 'W'],
    [null, '2026-11-20T00:00:00Z', 'E'],
    [null, '2026-11-20T00:00:01Z', 'P'],
    ['2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z', 'P'],
  ])('from %s until %s', (from, until, stage) => {
    expect(stageAt({ from: at(from), until: at(until) }, new Date('2026-11-20T00:00:00Z'))).toBe(stage);
  });
});
