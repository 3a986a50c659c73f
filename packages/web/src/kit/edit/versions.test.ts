import type { FormItem } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { isConflict, rebased, resetItems, staleLines } from './versions.ts';

type Values = { title: string; memo: string; zip: string; street: string };

const item = (name: string, ...fields: (keyof Values)[]): FormItem<Values> => ({
  name,
  fields,
  key: (values) => fields.map((field) => values[field]).join('\n'),
  show: (values) => fields.map((field) => values[field]).join(' '),
});

const TITLE = item('제목', 'title');
const ITEMS = [TITLE, item('메모', 'memo'), item('주소', 'zip', 'street')];

const before: Values = { title: '가', memo: '', zip: '1', street: '길' };
const versions = (mine: Partial<Values>, theirs: Partial<Values>) => ({
  before,
  mine: { ...before, ...mine },
  theirs: { ...before, ...theirs },
});

describe('changes of another user', () => {
  it('are listed in form order, with the own value where both users changed the same item', () => {
    const both = versions({ memo: '내 것', street: '내 길' }, { memo: '남의 것', title: '나' });
    expect(staleLines(ITEMS, both)).toEqual([
      { itemName: '제목', originValue: '가', newValue: '나', mine: null },
      { itemName: '메모', originValue: '', newValue: '남의 것', mine: '내 것' },
      { itemName: '주소', originValue: '1 길', newValue: '1 길', mine: '1 내 길' },
    ]);
  });

  it('are a conflict only where both users changed an item to different values', () => {
    const both = versions({ memo: '내 것', street: '내 길' }, { memo: '남의 것', title: '나' });
    expect(staleLines(ITEMS, both).filter(isConflict)).toHaveLength(1);
  });

  it('have no own value where both users entered the same', () => {
    expect(staleLines(ITEMS, versions({ memo: '같은' }, { memo: '같은' }))[0]?.mine).toBeNull();
  });
});

it('resets only the named items', () => {
  const mine = { ...before, memo: '내 것', zip: '2', street: '내 길' };
  expect(resetItems(ITEMS, ['주소'], { before, mine })).toEqual({ ...before, memo: '내 것' });
});

describe('moving a draft to a newer version', () => {
  it('keeps what this user typed and takes the stored values for the rest', () => {
    const both = versions({ memo: '내 것', street: '내 길' }, { memo: '남의 것', title: '나', zip: '2' });
    expect(rebased(ITEMS, both)).toEqual({ title: '나', memo: '내 것', zip: '1', street: '내 길' });
  });

  it('discards changes to items that may no longer be changed', () => {
    expect(rebased([TITLE], versions({ memo: '내 것' }, { memo: '남의 것' })).memo).toBe('남의 것');
  });
});
