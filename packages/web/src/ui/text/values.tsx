import { seoulInstant } from '@portal/contract/core/dates';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { Icon } from '../marks/icon.tsx';
import css from './values.module.css';

/** A faint text for an unknown value, such as 미정. */
export const Faint = ({ text }: { text: string }) => <span className={css['faint']}>{text}</span>;

/** The result of a check of typed text, shown while typing. */
export const Verdict = ({ good, text }: { good: boolean; text: string }) => (
  <span className={css[good ? 'good' : 'bad']}>{text}</span>
);

/** A server time ('YYYY-MM-DD HH:mm:ss' in Seoul), shown to the minute. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={seoulInstant(at)}>{at.slice(0, 16)}</time>;
}

/** The time of day of a server time, where its day stands above: '15:39'. */
export function DayTime({ at }: { at: string }) {
  return <time dateTime={seoulInstant(at)}>{at.slice(11, 16)}</time>;
}

/** A button that calls. A masked number is shown as text, and without a number there is nothing. */
export function CallLink({ phone, name }: { phone: string; name: string }) {
  const digits = phoneDigits(phone);
  if (digits === '') return <span>{phone}</span>;
  return (
    <a className={css['call']} href={`tel:${digits}`} aria-label={`${name} 전화 ${withHyphens(digits)}`}>
      <Icon name="phone" />
    </a>
  );
}

/** A phone number as a call link. A masked one is plain text. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const digits = phoneDigits(phone);
  if (digits === '') return <span>{phone}</span>;
  return (
    <a className={css['phone']} href={`tel:${digits}`} aria-label={`${name} 전화 ${withHyphens(digits)}`}>
      {phone.includes('-') ? phone : withHyphens(digits)}
    </a>
  );
}
