import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import './phone-link.css';

/** A number to call with one touch; a masked one is only text. */
export function PhoneLink({ phone, name }: { phone: string; name: string }) {
  const digits = phoneDigits(phone);
  if (digits === '') return <span>{phone}</span>;
  return (
    <a className="phone-link" href={`tel:${digits}`} aria-label={`${name} 전화 ${withHyphens(digits)}`}>
      {phone.includes('-') ? phone : withHyphens(digits)}
    </a>
  );
}
