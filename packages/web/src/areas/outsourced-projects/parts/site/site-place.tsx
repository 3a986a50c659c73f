import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { wholeAddress } from '@portal/contract/core/address';
import { quantityText } from '@portal/contract/core/formats';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { ReactNode } from 'react';
import { type SiteLines, siteLines } from '#areas/receipts/public/site-lines.ts';
import { useReceipts } from '#areas/receipts/public/use-receipts.ts';
import { shortDay } from '#lib/days.ts';
import { SignLink } from '#ui/buttons/sign-link.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Text } from '#ui/text/text.tsx';
import { siteMap } from './map-links.ts';

type Props = {
  project: ProjectInfo;
  /** Below the materials: what may be done with them. */
  children?: ReactNode;
};

/** '돔 카메라 27개 외 3종', '' without materials. */
function linesText(lines: SiteLines['lines']): string {
  const [first] = lines;
  if (!first) return '';
  const others = lines.length > 1 ? ` 외 ${lines.length - 1}종` : '';
  return `${first.name} ${quantityText(first.count, first.unit)}${others}`;
}

const WORDS = {
  due: { title: '받을 자재', mark: '수령 전', day: '발송' },
  received: { title: '받은 자재', mark: '수령', day: '수령' },
  waiting: { title: '받은 자재', mark: '확인 대기', day: '발송' },
} as const;

/** The materials in one line: what arrived, or what is still on its way (D-610). */
function Materials({ project, children }: Props) {
  const receipts = useReceipts(project.id, project.materialSendYN === 'Y').data;
  if (project.materialSendYN !== 'Y' || !receipts) return null;
  const { state, lines } = siteLines(receipts.meta, project.materialReceiveYN === 'Y');
  const text = linesText(lines);
  if (text === '') return null;
  const day = state === 'received' ? project.materialReceiveDtm : project.materialSendDtm;
  const words = WORDS[state];
  return (
    <Section title={words.title} note={day === '' ? '' : `${shortDay(day.slice(0, 10))} ${words.day}`}>
      <Text>
        {text}{' '}
        <Text as="b" weight="semibold" tone={state === 'received' ? undefined : 'warn'}>
          {words.mark}
        </Text>
      </Text>
      {children}
    </Section>
  );
}

/** Materials and place of a site in short, with buttons for the map and a call. */
export function SitePlace({ project, children }: Props) {
  const { placeName, placeManagerName, placeManagerMobile } = project;
  const map = siteMap(project);
  const phone = phoneDigits(placeManagerMobile);
  const address = wholeAddress(project);
  return (
    <>
      <Materials project={project}>{children}</Materials>
      {address !== '' && (
        <Row as="section" gap={8} padY={16} line="above" aria-label="현장">
          <Stack as="p" fill lead="row">
            <Text as="b" weight="semibold">
              {address}
            </Text>
            <Text as="small" size={13} tone="soft">
              {[placeName, placeManagerName].filter((text) => text !== '').join(' · ')}
            </Text>
          </Stack>
          {map !== '' && (
            <SignLink icon="map" href={map} target="_blank" rel="noopener noreferrer" aria-label="지도 열기" />
          )}
          {phone !== '' && (
            <SignLink
              icon="phone"
              href={`tel:${phone}`}
              aria-label={`${placeManagerName} 전화 ${withHyphens(phone)}`}
            />
          )}
        </Row>
      )}
    </>
  );
}
