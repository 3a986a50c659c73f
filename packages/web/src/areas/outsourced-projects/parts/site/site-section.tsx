import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { wholeAddress } from '@portal/contract/core/address';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { messageText } from '@portal/contract/messages';
import { asButton } from '#ui/buttons/as-button.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { copyAddress } from './copy-address.ts';
import { calendarFile, mapLinks, seesSite, streetAddress } from './map-links.ts';
import css from './site.module.css';
import { SitePhotos } from './site-photos.tsx';

type Props = { project: ProjectInfo };

/** Directions to the site: map links, a button to copy the address, and a calendar file. */
function Directions({ project }: Props) {
  const street = streetAddress(project);
  // The others open apps that only phones have.
  const isNarrow = useNarrow();
  const { id, choiceSelDate: day, projectName: name, placeManagerName, placeManagerMobile } = project;
  const entry = { id, day, name, address: wholeAddress(project), contact: `${placeManagerName} ${placeManagerMobile}` };
  return (
    <Row wraps gap={8} size={13} phoneSize={15} className={css['links']} data-print="off">
      {mapLinks(street)
        .filter(({ href }) => isNarrow || href.startsWith('https'))
        .map(({ label, href }) => (
          <a key={label} {...asButton()} href={href} target="_blank" rel="noopener noreferrer">
            <Icon name="map" />
            {label}
          </a>
        ))}
      <BusyButton variant="default" leftSection={<Icon name="copy" />} onClick={() => copyAddress(project)}>
        주소 복사
      </BusyButton>
      <a {...asButton()} href={calendarFile(entry)} download={`${day} ${name}.ics`}>
        <Icon name="calendar" />
        일정
      </a>
    </Row>
  );
}

/** The site contact, with a link to call. */
function SiteContact({ project }: Props) {
  const { placeManagerName: name, placeManagerMobile: phone } = project;
  const isNarrow = useNarrow();
  if (name === '' && phone === '') return null;
  return (
    <Row gap={16} justify={isNarrow ? 'between' : 'start'} phoneSize={16}>
      <Text>
        <Text as="b" weight="medium">
          {name}
        </Text>{' '}
        <Text as="small" size={12} phoneSize={14} tone="soft">
          현장 담당자
        </Text>
      </Text>
      {phoneDigits(phone) !== '' && (
        <Row
          as="a"
          gap={4}
          weight="medium"
          whole
          round={isNarrow ? 'full' : undefined}
          padX={isNarrow ? 16 : undefined}
          tall={isNarrow ? 'target' : undefined}
          {...(isNarrow ? asButton('light') : {})}
          href={`tel:${phoneDigits(phone)}`}
          aria-label={`${name} 전화 ${withHyphens(phoneDigits(phone))}`}
        >
          <Icon name="phone" />
          {withHyphens(phoneDigits(phone))}
        </Row>
      )}
    </Row>
  );
}

/** The address and customer of the site with directions. After an award it comes first (D-45). */
export function SiteSection({ project }: Props) {
  if (!seesSite(project)) {
    const settled = project.mizeStatus === ProjectStatus.Settled;
    return (
      <Section title="고객 및 현장 정보">
        <Text tone="soft">{messageText(settled ? 'outsourced.customer.settled' : 'outsourced.customer.hidden')}</Text>
      </Section>
    );
  }
  const { zipCode, addr1, addr2, customerName, placeName } = project;
  return (
    <Section title="고객 및 현장 정보">
      <Stack gap={12}>
        <div>
          <Text size={16} phoneSize={18} weight="semibold" lead="row">
            {zipCode !== '' && (
              <Text as="small" size={13} weight="regular" tone="soft">
                ({zipCode})
              </Text>
            )}{' '}
            {addr1} {addr2}
          </Text>
          <Text phoneSize={15} tone="soft">
            <span>{placeName}</span>
            {placeName !== '' && customerName !== '' && ' · '}
            <span>{customerName}</span>
          </Text>
        </div>
        <SiteContact project={project} />
        <Directions project={project} />
      </Stack>
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
