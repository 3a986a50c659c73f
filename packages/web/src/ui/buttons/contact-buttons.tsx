import { phoneDigits } from '@portal/contract/core/phone';
import { Icon, type IconName } from '../marks/icon.tsx';
import { useNarrow } from '../screen/use-narrow.ts';
import css from './contact-buttons.module.css';

type Props = {
  name: string;
  phone: string;
  /** '' for none. */
  mail?: string;
};

const ContactLink = ({ icon, label, name, href }: { icon: IconName; label: string; name: string; href: string }) => (
  <a href={href} aria-label={`${name} ${label}`}>
    <Icon name={icon} />
    {label}
  </a>
);

/** 전화, 문자 and 메일 of a person, on a phone only. A masked number has no buttons. */
export function ContactButtons({ name, phone, mail = '' }: Props) {
  const isNarrow = useNarrow();
  const digits = phoneDigits(phone);
  if (!isNarrow || (digits === '' && mail === '')) return null;
  return (
    <div className={css['ways']}>
      {digits !== '' && <ContactLink icon="phone" label="전화" name={name} href={`tel:${digits}`} />}
      {digits !== '' && <ContactLink icon="talk" label="문자" name={name} href={`sms:${digits}`} />}
      {mail !== '' && <ContactLink icon="mail" label="메일" name={name} href={`mailto:${mail}`} />}
    </div>
  );
}
