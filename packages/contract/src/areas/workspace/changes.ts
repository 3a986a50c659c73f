import type { YesNo } from '../../core/formats.ts';
import { type FormItem, fieldItem } from '../../core/forms.ts';
import { COLOR_WORDS, HOME_TABS, type HomeTab, type RoomColor } from './kinds.ts';
import { CIRCLE_WORDS, type Circle, ROOM_RIGHT_NAMES, ROOM_RIGHTS, type RoomRight } from './policy.ts';

/** The settings of a room, by their request names. */
export type RoomValues = {
  Name: string;
  Description: string;
  HomeTabType: HomeTab;
  AdminApprovalYn: YesNo;
  Color: RoomColor;
} & Record<RoomRight, Circle>;

/** The settings that a line of the room's record shows. */
export const settingItems: readonly FormItem<RoomValues>[] = [
  fieldItem('프로젝트명', 'Name'),
  fieldItem('설명', 'Description'),
  fieldItem('홈 탭', 'HomeTabType', (tab: HomeTab) => HOME_TABS[tab]),
  fieldItem('관리자 승인', 'AdminApprovalYn', (yes: YesNo) => (yes === 'Y' ? '사용' : '사용 안 함')),
  fieldItem('색상', 'Color', (color: RoomColor) => COLOR_WORDS[color]),
];

/** The permissions. Their changes get a record line of their own. */
export const permissionItems: readonly FormItem<RoomValues>[] = ROOM_RIGHT_NAMES.map((name) =>
  fieldItem(ROOM_RIGHTS[name].title, name, (circle: Circle) => CIRCLE_WORDS[circle]),
);
