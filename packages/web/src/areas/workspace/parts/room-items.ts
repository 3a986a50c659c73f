import { ALARM_MODES, COLOR_WORDS, HOME_TABS } from '@portal/contract/areas/workspace/kinds';
import { CIRCLE_WORDS, ROOM_RIGHT_NAMES, ROOM_RIGHTS } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { type FormItem, fieldItem } from '@portal/contract/core/forms';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { draftOf, type RoomDraft } from './room-draft.ts';

/** The room settings as comparison items. */
export const roomItems: readonly FormItem<RoomDraft>[] = [
  fieldItem('프로젝트명', 'Name'),
  fieldItem('설명', 'Description'),
  fieldItem('색상', 'Color', (color: RoomDraft['Color']) => (color === '' ? '' : COLOR_WORDS[color])),
  fieldItem('홈 탭', 'HomeTabType', (tab: RoomDraft['HomeTabType']) => HOME_TABS[tab]),
  fieldItem('관리자 승인', 'AdminApprovalYn', (yes: RoomDraft['AdminApprovalYn']) =>
    yes === 'Y' ? '사용' : '사용 안 함',
  ),
  ...ROOM_RIGHT_NAMES.map(
    (name): FormItem<RoomDraft> => ({
      name: ROOM_RIGHTS[name].title,
      fields: [name],
      key: (draft) => draft[name],
      show: (draft) => CIRCLE_WORDS[draft[name]],
    }),
  ),
];

/** The rules for editing the settings. 글 보기 cannot be changed (D-38). */
export const roomRules: EditRules<RoomInfo, RoomDraft> = {
  draftOf,
  items: roomItems,
  isEditable: (_, { fields }) => !fields.includes('ViewPost'),
};

/** The options for the alarm setting of a room. */
export const ALARM_OPTIONS = (['A', 'M', 'N'] as const).map((value) => ({ value, label: ALARM_MODES[value] }));
