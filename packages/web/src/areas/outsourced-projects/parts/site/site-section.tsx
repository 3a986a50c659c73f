import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { wholeAddress } from '@portal/contract/core/address';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { messageText } from '@portal/contract/messages';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import { copyAddress } from './copy-address.ts';
import { calendarFile, mapLinks, seesSite, streetAddress } from './map-links.ts';
import { SitePhotos } from './site-photos.tsx';
import css from './site-section.module.css';

type Props = { project: ProjectInfo };

/** Directions to the site: map links, a button to copy the address, and a calendar file. */
function Directions({ project }: Props) {
  const street = streetAddress(project);
  const { id, choiceSelDate: day, projectName: name, placeManagerName, placeManagerMobile } = project;
  const entry = { id, day, name, address: wholeAddress(project), contact: `${placeManagerName} ${placeManagerMobile}` };
  return (
    <div className={css['links']} data-print="off">
      {mapLinks(street).map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer" data-app={!href.startsWith('https')}>
          <Icon name="map" />
          {label}
        </a>
      ))}
      <BusyButton variant="default" leftSection={<Icon name="copy" />} onClick={() => copyAddress(project)}>
        주소 복사
      </BusyButton>
      <a href={calendarFile(entry)} download={`${day} ${name}.ics`}>
        <Icon name="calendar" />
        일정
      </a>
    </div>
  );
}

/** The site contact, with a link to call. */
function SiteContact({ project }: Props) {
  const { placeManagerName: name, placeManagerMobile: phone } = project;
  if (name === '' && phone === '') return null;
  return (
    <div className={css['contact']}>
      <p>
        <b>{name}</b>
        <small>현장 담당자</small>
      </p>
      {phoneDigits(phone) !== '' && (
        <a href={`tel:${phoneDigits(phone)}`} aria-label={`${name} 전화 ${withHyphens(phoneDigits(phone))}`}>
          <Icon name="phone" />
          {withHyphens(phoneDigits(phone))}
        </a>
      )}
    </div>
  );
}

/** The address and customer of the site with directions. After an award it comes first (D-45). */
export function SiteSection({ project }: Props) {
  if (!seesSite(project)) {
    const settled = project.mizeStatus === ProjectStatus.Settled;
    return (
      <Section title="고객 및 현장 정보">
        <p className={css['note']}>
          {messageText(settled ? 'outsourced.customer.settled' : 'outsourced.customer.hidden')}
        </p>
      </Section>
    );
  }
  const { zipCode, addr1, addr2, customerName, placeName } = project;
  return (
    <Section title="고객 및 현장 정보">
      <p className={css['address']}>
        {zipCode !== '' && <small>({zipCode})</small>} {addr1} {addr2}
      </p>
      <p className={css['note']}>
        <span>{placeName}</span>
        {placeName !== '' && customerName !== '' && ' · '}
        <span>{customerName}</span>
      </p>
      <SiteContact project={project} />
      <Directions project={project} />
    </Section>
  );
}

/** The photos of the site, unless they are hidden from the user (PART-18). */
export const PhotoSection = ({ project }: Props) =>
  seesSite(project) && (
    <Section title="사진">
      <SitePhotos project={project} />
    </Section>
  );
