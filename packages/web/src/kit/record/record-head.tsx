import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lastList } from '#kit/list/list-search.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge, StatusGlyph } from '#ui/marks/status-badge.tsx';
import { focusPlace } from './focus-place.ts';
import css from './record-head.module.css';

/** A step of a record's life; `day` is 'YYYY-MM-DD' or a moment, '' while it is not known. */
export type LifeStep = { code: string; label: string; day: string; place: 'done' | 'now' | 'todo' };

/** What one wants to know of a record before anything else. */
export type KeyFact = { label: string; value: ReactNode };

type Props = {
  /** The record's own name, then its kind. */
  name: string;
  kind: string;
  state: { code: string; label: string };
  steps?: readonly LifeStep[];
  facts: readonly KeyFact[];
  /** Where 목록 leads: the list as it was left. */
  listPath: string;
  /** Talk and changes stand at the end of the page on a phone: the bar leads there. */
  talk?: boolean;
  /** The deeds by rank; on a phone they are the bar at the bottom. */
  actions?: ReactNode;
  /** The line of what is missing, if anything is. */
  missing?: ReactNode;
  /** A save bar is shown: on a phone it takes the place of the deeds. */
  saving?: boolean;
};

/** The steps of a life with their days; the present one is lit. */
function Life({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <ol className={css['life']} aria-label="진행 단계">
      {steps.map(({ code, label, day, place }) => (
        <li key={code} data-place={place} data-state={code} aria-current={place === 'now' ? 'step' : undefined}>
          <b>
            <StatusGlyph code={code} />
            {label}
          </b>
          {day !== '' && (
            <time dateTime={day.slice(0, 10)} title={day.slice(0, 16)}>
              {day.slice(5, 10)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Which record this is, where it stands, what comes next and for how much; it stays in view while one scrolls. */
export function RecordHead(props: Props) {
  const { name, kind, state, steps = [], facts, listPath, actions, talk = false, missing, saving = false } = props;
  return (
    <header className={css['head']}>
      <div className={css['title']}>
        <Link className={css['back']} to={listPath} search={lastList(listPath)} data-print="off">
          <Icon name="previous" />
          목록
        </Link>
        <StatusBadge code={state.code} label={state.label} />
        <h1 title={name}>
          {name}
          <small> {kind}</small>
        </h1>
        <div className={css['actions']} data-saving={saving || undefined} data-print="off">
          {talk && (
            <button
              type="button"
              className={css['talk']}
              aria-label="대화와 변경 보기"
              onClick={() => focusPlace('talk')}
            >
              <Icon name="talk" />
            </button>
          )}
          {actions}
        </div>
      </div>
      {steps.length > 0 && <Life steps={steps} />}
      {facts.length > 0 && (
        <dl className={css['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing}
    </header>
  );
}
