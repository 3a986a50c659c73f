import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { ReactNode } from 'react';
import { shortDay } from '#lib/days.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import { wholeAddress } from './copy-address.ts';
import { siteMap } from './map-links.ts';
import css from './site-place.module.css';

type Props = {
  project: ProjectInfo;
  /** Below the materials: what may be done with them. */
  children?: ReactNode;
};

/** '돔 카메라 외 3종 · 27개', '' without materials. */
function materialsLine({ materials }: ProjectInfo): string {
  const [first] = materials;
  if (!first) return '';
  const others = materials.length > 1 ? ` 외 ${materials.length - 1}종` : '';
  const count = materials.reduce((sum, { materialCnt }) => sum + materialCnt, 0);
  return `${first.materialName}${others} · ${count}개`;
}

/** The sent materials in one line: received, or still on their way. */
function Materials({ project, children }: Props) {
  const line = materialsLine(project);
  if (line === '' || project.materialSendYN !== 'Y') return null;
  const isReceived = project.materialReceiveYN === 'Y';
  const day = isReceived ? project.materialReceiveDtm : project.materialSendDtm;
  return (
    <Section
      title={isReceived ? '받은 자재' : '받을 자재'}
      note={day === '' ? '' : `${shortDay(day.slice(0, 10))} ${isReceived ? '수령' : '발송'}`}
    >
      <p className={css['materials']}>
        {line} <b data-waiting={!isReceived || undefined}>{isReceived ? '수령' : '수령 전'}</b>
      </p>
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
        <section className={css['place']} aria-label="현장">
          <p>
            <b>{address}</b>
            <small>{[placeName, placeManagerName].filter((text) => text !== '').join(' · ')}</small>
          </p>
          {map !== '' && (
            <a href={map} target="_blank" rel="noopener noreferrer" aria-label="지도 열기">
              <Icon name="map" />
            </a>
          )}
          {phone !== '' && (
            <a href={`tel:${phone}`} aria-label={`${placeManagerName} 전화 ${withHyphens(phone)}`}>
              <Icon name="phone" />
            </a>
          )}
        </section>
      )}
    </>
  );
}
