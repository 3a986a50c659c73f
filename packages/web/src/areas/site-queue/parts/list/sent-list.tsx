import { seoulTime } from '@portal/contract/core/dates';
import { useSyncExternalStore } from 'react';
import { readSession } from '#lib/session.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { sentEntries } from '../sender/sent-entries.ts';
import { KIND_ICONS } from './entry-picture.tsx';
import { madeText } from './entry-state.ts';
import css from './unsent-list.module.css';

/** What the signed-in user has sent since the page was opened, with the time at which the server had it. */
export function SentList() {
  const sent = useSyncExternalStore(sentEntries.subscribe, sentEntries.get);
  const own = sent.filter(({ userId }) => userId === readSession()?.userId);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="sent-entries">
      <h2 className={css['project']} id="sent-entries">
        전송됨
      </h2>
      <ul className={css['list']}>
        {own.map((entry) => (
          <li key={entry.seq} className={`${css['row']} ${css['sent']}`}>
            <span className={css['picture']}>
              <Icon name={KIND_ICONS[entry.kind]} />
            </span>
            <div className={css['words']}>
              <b>{entry.title}</b>
              <small>
                {madeText({ ...entry, bytes: 0 }, new Date())} · {seoulTime(new Date(entry.sentAt)).slice(11, 16)} 받음
              </small>
            </div>
            <span className={css['state']}>
              <Icon name="check" /> 전송됨
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
