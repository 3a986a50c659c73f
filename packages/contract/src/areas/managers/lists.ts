import { type ListRules, NEWEST_FIRST } from '../../core/paging.ts';

/** Rules of the list of managers: deleted ('Y') and others ('N'), searched by name or phone (D-101, D-143). */
export const MANAGER_LIST = {
  size: 10,
  statuses: ['N', 'Y'],
  types: [
    { value: 'userName', label: '담당자명' },
    { value: 'userPhone', label: '연락처' },
  ],
  orders: NEWEST_FIRST,
} as const satisfies ListRules;

/** Label of a deleted and of an existing manager (MGR-10). */
export const deletedLabel = (delYn: string): string => (delYn === 'Y' ? '삭제됨' : '사용');
