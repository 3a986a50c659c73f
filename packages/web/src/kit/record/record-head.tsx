import type { ReactNode } from 'react';
import { BackLink } from '#kit/page/back-link.tsx';
import { TalkButton } from '#ui/buttons/talk-button.tsx';
import { StatusBadge, StatusGlyph } from '#ui/marks/status-badge.tsx';
import { focusPlace } from './focus-place.ts';
import type { FormerValue } from './former.tsx';
import { HeadTools } from './head-tools.tsx';
import { type KeyFact, KeyFacts } from './key-facts.tsx';
import css from './record-head.module.css';

/** A step in the life of a record. `day` starts with 'YYYY-MM-DD', or is '' while it is not known. */
export type RecordStep = { code: string; label: string; day: string; progress: 'done' | 'now' | 'todo' };

/** What the head of a record shows. */
export type HeadProps = {
  /** Name of the record. */
  name: string;
  /** Number of the record, or of an employee, after its name. */
  number?: number | string;
  /** The name as it is drawn, where it is more than text. */
  title?: ReactNode;
  state?: { code: string; label: string };
  /** A person's photo, before the name. */
  avatar?: ReactNode;
  /** A person's position, after the name. */
  position?: string;
  /** The one figure that carries the page, under the name. */
  figure?: ReactNode;
  steps?: readonly RecordStep[];
  facts: readonly KeyFact[];
  /** What other users changed since the user last looked. */
  changed?: readonly FormerValue[];
  /** Path of the list. 목록 returns to its stored query. */
  listPath: string;
  /** Shows a button that scrolls to the conversation, which is at the end of the page on a phone. */
  talk?: boolean;
  /** Unread messages of the conversation, on that button. */
  unread?: number;
  /** The actions by rank. On a phone they are the bar at the bottom. */
  actions?: ReactNode;
  /** The line of what is missing, or another line below the name. */
  missing?: ReactNode;
  /** A save bar is shown. On a phone it replaces the actions. */
  hasSaveBar?: boolean;
};

/** The steps with their dates. The current one is highlighted. */
function Steps({ steps }: { steps: readonly RecordStep[] }) {
  return (
    <ol className={css['steps']} aria-label="진행 단계">
      {steps.map(({ code, label, day, progress }) => (
        <li key={code} data-place={progress} data-state={code} aria-current={progress === 'now' ? 'step' : undefined}>
          <b>
            {label !== '' && <StatusGlyph code={code} />}
            {label || '\u00a0'}
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

/**
 * Head of a record: name, state, steps, key facts, actions and what is missing. It stays in view while the page
 * scrolls.
 */
export function RecordHead(props: HeadProps) {
  const { name, number, title = name, state, steps = [], facts, changed = [], listPath, missing } = props;
  const { position = '', actions, avatar, figure, talk = false, unread = 0, hasSaveBar = false } = props;
  return (
    <header className={css['head']}>
      <div className={css['title']} data-person={avatar !== undefined || undefined}>
        <BackLink list={listPath} />
        {avatar}
        {state && <StatusBadge code={state.code} label={state.label} />}
        <h1 title={name} data-record-name>
          {title}
          {position !== '' && <small> {position}</small>}
        </h1>
        {number !== undefined && number !== '' && (
          <span className={css['number']} title="번호">
            {number}
          </span>
        )}
        <HeadTools className={css['tools']} />
        <div className={css['actions']} data-saving={hasSaveBar || undefined} data-print="off">
          {talk && <TalkButton unread={unread} onClick={() => focusPlace('talk')} />}
          {actions}
        </div>
      </div>
      {figure}
      {steps.length > 0 && <Steps steps={steps} />}
      <KeyFacts facts={facts} changed={changed} />
      {missing}
    </header>
  );
}
