import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { Memo } from '#kit/record/use-memo-field.tsx';

/** The reason of a deletion, which the change log keeps (D-521). */
export const DELETE_MEMO: Memo = {
  label: '삭제 사유',
  field: 'DeleteReason',
  placeholder: '변경 기록에 남습니다. 개인정보는 적지 마세요.',
  maxLength: TEXT_LIMIT.reason,
  missing: 'list.delete.reason',
};
