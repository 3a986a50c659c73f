import { SignLink } from '#ui/buttons/sign-link.tsx';
import { Note } from '#ui/text/note.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { ArrivalNotes, EndNotes } from '../public/time-notes.tsx';
import { dayBar, MARKED_HOURS, placeOf } from './day-bar.ts';
import type { StatedSite } from './site-list.ts';
import css from './sites.module.css';

type Props = { site: StatedSite; now: string };

/** The day of a site as a bar from six to twenty, which is read as a text. */
export function SiteLine({ site, now }: Props) {
  const bar = dayBar(site, now);
  const isToday = site.day === now.slice(0, 10);
  return (
    <span className={css['line']} title={typeof bar === 'string' ? undefined : bar.text}>
      {MARKED_HOURS.map((hour) => (
        <i key={hour} data-hour style={{ left: `${placeOf(`${String(hour).padStart(2, '0')}:00`)}%` }} />
      ))}
      {typeof bar !== 'string' && (
        <i data-bar={bar.kind} style={{ left: `${bar.from}%`, width: `${Math.max(0.8, bar.to - bar.from)}%` }} />
      )}
      {isToday && <i data-now style={{ left: `${placeOf(now.slice(11, 16))}%` }} />}
      <VisuallyHidden>{typeof bar === 'string' ? bar : bar.text}</VisuallyHidden>
    </span>
  );
}

/** The hours above the bars. */
export const SiteHours = () => (
  <span className={css['hours']}>
    {MARKED_HOURS.map((hour) => (
      <span key={hour} style={{ left: `${placeOf(`${String(hour).padStart(2, '0')}:00`)}%` }}>
        {hour}
        {hour === MARKED_HOURS[0] && '시'}
      </span>
    ))}
  </span>
);

/** The marks of a wrong clock, and of a late sending, at arrival and end. */
export const ClockNotes = ({ site }: Pick<Props, 'site'>) => (
  <>
    <ArrivalNotes {...site} />
    <EndNotes {...site} />
  </>
);

/** When the company of a missing crew was asked, and when it confirmed that. */
export function AskNote({ site: { state, askedDtm, askConfirmedDtm } }: Pick<Props, 'site'>) {
  if (state !== 'missing' || askedDtm === '') return null;
  return askConfirmedDtm === '' ? (
    <Note as="small" whole>
      확인 요청 {askedDtm.slice(11, 16)}
    </Note>
  ) : (
    <Note as="small" whole>
      업체 확인 {askConfirmedDtm.slice(11, 16)}
    </Note>
  );
}

/** A round button that calls the crew. */
export const CallCrew = ({ site }: Pick<Props, 'site'>) =>
  site.contactPhone === '' ? null : (
    <SignLink
      icon="phone"
      href={`tel:${site.contactPhone.replace(/\D/g, '')}`}
      aria-label={`${site.contactName} 전화 ${site.contactPhone}`}
    />
  );
