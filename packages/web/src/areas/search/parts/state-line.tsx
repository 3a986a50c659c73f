import css from './result-list.module.css';

type StateProps = {
  isWaiting: boolean;
  hasFailed: boolean;
  isShort: boolean;
  isEmpty: boolean;
  /** Whether a month of the settlement is among the rows. */
  hasMonth: boolean;
  retry: () => void;
};

/** The line below the rows: how a month is written, or why there are no rows. */
export function StateLine({ isWaiting, hasFailed, isShort, isEmpty, hasMonth, retry }: StateProps) {
  if (hasFailed) {
    return (
      <p className={css['state']}>
        찾지 못했습니다.{' '}
        <button type="button" onClick={retry}>
          다시 시도
        </button>
      </p>
    );
  }
  if (isShort && isEmpty) return <p className={css['state']}>두 글자 이상 입력해주세요.</p>;
  if (hasMonth) {
    return (
      <p className={css['hint']}>
        달은 <b>11</b>, <b>2026.11</b>, <b>지난달</b>처럼 적습니다.
      </p>
    );
  }
  if (!isEmpty) return null;
  return <p className={css['state']}>{isWaiting ? '찾는 중입니다.' : '검색 결과가 없습니다.'}</p>;
}
