import css from './result-list.module.css';

type StateProps = { isWaiting: boolean; hasFailed: boolean; isShort: boolean; isEmpty: boolean; retry: () => void };

/** What is said when there are no rows. */
export function StateLine({ isWaiting, hasFailed, isShort, isEmpty, retry }: StateProps) {
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
  if (!isEmpty) return null;
  return <p className={css['state']}>{isWaiting ? '찾는 중입니다.' : '맞는 것이 없습니다.'}</p>;
}
