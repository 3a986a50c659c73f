import type { CompanyScore } from '@portal/contract/areas/scores/calls';
import { differenceText } from '@portal/contract/areas/scores/score';
import css from './scores.module.css';

const LISTS = [
  { list: 1, title: '업체 평가' },
  { list: 2, title: '완료 후 평가' },
] as const;

type Props = {
  items: CompanyScore['items'];
  /** With the difference from all companies, and the number of projects. */
  full?: boolean;
};

/** The mean of each item of both checklists, as a bar and as a figure. */
export function ItemScores({ items, full = false }: Props) {
  return LISTS.map(({ list, title }) => {
    const own = items.filter((item) => item.list === list);
    if (own.length === 0) return null;
    return (
      <div key={list} className={css['items']} data-full={full || undefined}>
        <h3>{title}</h3>
        <ul>
          {own.map(({ checkId, checkText, score, allScore, jobCnt }) => {
            const difference = differenceText(score, allScore);
            return (
              <li key={checkId}>
                <span>{checkText}</span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect data-kind="track" width="100" height="4" />
                  <rect width={score === '' ? 0 : Number(score) * 10} height="4" />
                </svg>
                <b>{score === '' ? '없음' : score}</b>
                {full && (
                  <>
                    <em data-sign={difference.slice(0, 1)}>{difference}</em>
                    <small>{jobCnt}건</small>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    );
  });
}
