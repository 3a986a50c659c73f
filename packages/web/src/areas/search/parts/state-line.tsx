import type { ReactNode } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Note } from '#ui/text/note.tsx';

type StateProps = {
  isWaiting: boolean;
  hasFailed: boolean;
  isShort: boolean;
  isEmpty: boolean;
  /** Whether a month of the settlement is among the rows. */
  hasMonth: boolean;
  retry: () => void;
};

/** Why there are no rows. */
const State = ({ children }: { children: ReactNode }) => (
  <Note padY={24} padX={16}>
    {children}
  </Note>
);

/** The line below the rows: how a month is written, or why there are no rows. */
export function StateLine({ isWaiting, hasFailed, isShort, isEmpty, hasMonth, retry }: StateProps) {
  if (hasFailed) {
    return (
      <State>
        찾지 못했습니다.{' '}
        <Press kind="link" onClick={retry}>
          다시 시도
        </Press>
      </State>
    );
  }
  if (isShort && isEmpty) return <State>두 글자 이상 입력해주세요.</State>;
  if (hasMonth) {
    return (
      <Note size={12} padY={8} padX={16}>
        달은 <b>11</b>, <b>2026.11</b>, <b>지난달</b>처럼 적습니다.
      </Note>
    );
  }
  if (!isEmpty) return null;
  return <State>{isWaiting ? '찾는 중입니다.' : '검색 결과가 없습니다.'}</State>;
}
