import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import {
  changedScores,
  draftOf,
  type EditDraft,
  editRequest,
  hasUnsaved,
  isOpenField,
  ownChanges,
  rebaseDraft,
  scoredLists,
} from './edit-draft.ts';
import { newerVersionLines } from './newer-version-lines.ts';

const loaded = SAMPLE_PROJECT;

/** Returns the initial form draft with other typed values. */
const typed = (values: Partial<EditDraft['values']>): EditDraft => {
  const draft = draftOf(loaded);
  return { ...draft, values: { ...draft.values, ...values } };
};

describe('the edit form', () => {
  it('has no changes at first, and sends the stored values (D-154)', () => {
    const draft = draftOf(loaded);
    expect(ownChanges(loaded, draft)).toEqual([]);
    expect(changedScores(loaded, draft)).toBe(0);
    expect(changedScores(loaded, { ...draft, CheckLists: [{ CheckId: 1, Score: 8 }] })).toBe(1);
    expect(editRequest(loaded, draft, [])).toMatchObject({
      Id: 7,
      Version: 3,
      StartDate: '2026-11-23^2026-11-27',
      Materials: [{ MaterialId: 5, MaterialCnt: 2 }],
      MizePMUserId: 'pm1^pm2',
      ImageNameList: '20261121021131123_a.jpg',
      CheckLists: [{ CheckId: 1, Score: 0 }],
    });
  });

  it('lists changes in the order of the form', () => {
    const changes = ownChanges(loaded, typed({ EtcMemo: '야간', AddPrice: '-5000' }));
    expect(changes).toEqual([
      { itemName: '추가금액', originValue: '0원', newValue: '−5,000원' },
      { itemName: '비고', originValue: '', newValue: '야간' },
    ]);
  });

  it('does not send a completed shipment or the scores of another state (wire.md, D-61)', () => {
    const sent: ProjectInfo = { ...loaded, materialSendYN: 'Y', deliveryType: 'D' };
    const request = editRequest(sent, draftOf(sent), []);
    expect(request).not.toHaveProperty('DeliveryType');
    expect(request).not.toHaveProperty('CheckLists2');
    expect(scoredLists({ ...loaded, mizeStatus: ProjectStatus.Invoiced })).toEqual(['CheckLists2']);
  });

  it('locks fields by state and by confirmed materials (section 20, D-67)', () => {
    expect(isOpenField({ ...loaded, materialConfirmYN: 'Y' }, 'Materials')).toBe(false);
    expect(isOpenField({ ...loaded, mizeStatus: ProjectStatus.Completed }, 'ProjectName')).toBe(false);
    expect(isOpenField({ ...loaded, mizeStatus: ProjectStatus.Completed }, 'Price')).toBe(true);
  });
});

describe('a draft beside a newer version (D-212)', () => {
  const fresh: ProjectInfo = { ...loaded, version: 4, etcMemo: '주차 불가' };

  it.each([
    ['nothing of its own', typed({}), false],
    ['another value of the changed item', typed({ EtcMemo: '주차 가능' }), true],
    ['a value of an item that did not change', typed({ Addr2: '3층' }), true],
    ['the value that is stored by now', typed({ EtcMemo: '주차 불가' }), false],
    ['a score of its own', { ...typed({}), CheckLists: [{ CheckId: 1, Score: 8 }] }, true],
  ])('with %s', (_what, draft, expected) => {
    expect(hasUnsaved(loaded, draft, fresh)).toBe(expected);
  });

  it('has nothing unsaved once its own score is stored', () => {
    const rated = { ...fresh, checkLists: [{ checkId: 1, checkText: '일정', score: 8 }] };
    expect(hasUnsaved(loaded, { ...typed({}), CheckLists: [{ CheckId: 1, Score: 8 }] }, rated)).toBe(false);
  });
});

describe('a newer version during an edit', () => {
  const fresh: ProjectInfo = { ...loaded, version: 4, etcMemo: '주차 불가', price: '2000000' };

  it('lists changes of another user, with the own value where both changed, then own changes only', () => {
    const mine = typed({ EtcMemo: '주차 가능', Addr2: '3층' });
    expect(newerVersionLines(loaded, fresh, mine)).toEqual([
      { itemName: '프로젝트금액', originValue: '1,500,000원', newValue: '2,000,000원', mine: null },
      { itemName: '비고', originValue: '', newValue: '주차 불가', mine: '주차 가능' },
      {
        itemName: '주소',
        originValue: '(06236) 테헤란로 152 지하 2층',
        newValue: '(06236) 테헤란로 152 지하 2층',
        mine: '(06236) 테헤란로 152 3층',
      },
    ]);
    const won = newerVersionLines({ ...loaded, mizeStatus: ProjectStatus.Open }, loaded);
    expect(won).toEqual([{ itemName: '프로젝트 상태', originValue: '수주전', newValue: '수주완료', mine: null }]);
  });

  it('keeps all typed values, also where both changed', () => {
    const { values } = rebaseDraft(loaded, typed({ EtcMemo: '주차 가능', Addr2: '3층', PlaceName: '본관' }), fresh);
    expect(values).toMatchObject({ EtcMemo: '주차 가능', Price: '2000000', Addr2: '3층', PlaceName: '본관' });
  });

  it('keeps unsent photos and own scores', () => {
    const draft = typed({});
    const photo = { id: 'b', original: 'b.jpg', stored: 'b', blob: new Blob(), preview: 'blob:b', sent: false };
    const rebased = rebaseDraft(
      loaded,
      { ...draft, photos: [...draft.photos, photo], CheckLists: [{ CheckId: 1, Score: 8 }] },
      fresh,
    );
    expect(rebased.photos.map((file) => file.preview)).toEqual([draft.photos[0]?.preview, 'blob:b']);
    expect(rebased.CheckLists).toEqual([{ CheckId: 1, Score: 8 }]);
  });

  it('reverts fields that can no longer be changed', () => {
    const completed: ProjectInfo = { ...fresh, mizeStatus: ProjectStatus.Completed };
    const { values } = rebaseDraft(loaded, typed({ PlaceName: '본관', AddPrice: '7000' }), completed);
    expect(values).toMatchObject({ PlaceName: '에이타워', AddPrice: '7000' });
  });
});
