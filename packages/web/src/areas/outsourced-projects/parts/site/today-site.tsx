import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { wholeAddress } from '@portal/contract/core/address';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { Link } from '@tanstack/react-router';
import { VISIT_SEARCH } from '#areas/site/public/visit-search.ts';
import { paths } from '#lib/paths.ts';
import { asButton } from '#ui/buttons/as-button.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { copyAddress } from './copy-address.ts';
import { siteMap } from './map-links.ts';
import css from './site.module.css';

type Props = { project: ProjectInfo };

/** The ways to a site: a map, its address for another app, and a call. Each is left out while it is hidden from the user. */
function Actions({ project }: Props) {
  const map = siteMap(project);
  const phone = phoneDigits(project.placeManagerMobile);
  return (
    <Row wraps gap={8} padY={8} className={css['tiles']} data-print="off">
      {project.mizeStatus === ProjectStatus.Awarded && (
        <Link {...asButton()} to={paths.projectCompanyView(project.id)} search={VISIT_SEARCH}>
          <Icon name="helmet" />
          현장
        </Link>
      )}
      {map !== '' && (
        <a {...asButton()} href={map} target="_blank" rel="noopener noreferrer">
          <Icon name="map" />
          지도
        </a>
      )}
      {map !== '' && (
        <BusyButton variant="default" leftSection={<Icon name="copy" />} onClick={() => copyAddress(project)}>
          주소 복사
        </BusyButton>
      )}
      {phone !== '' && (
        <a {...asButton()} href={`tel:${phone}`} aria-label={`${project.placeManagerName} 전화 ${withHyphens(phone)}`}>
          <Icon name="phone" />
          전화
        </a>
      )}
    </Row>
  );
}

/** One site of today, with what the user sees on the page of its project. */
export function TodaySite({ project }: Props) {
  const { placeName, placeManagerName, projectName, totalPeople } = project;
  const crew = Number(totalPeople) > 0 ? ` · ${Number(totalPeople)}명 투입` : '';
  return (
    <Panel as="article" gap={4} padY={12} round="lg" className={css['site']}>
      <Row as="p" wraps justify="between" gap={8} size={13} phoneSize={14} tone="soft">
        <StatusBadge code={project.mizeStatus} label={statusLabel(project.mizeStatus)} />
        {placeManagerName !== '' && <span>현장 담당자 {placeManagerName}</span>}
      </Row>
      <Text as="h3" size={16} phoneSize={20} weight="semibold">
        <Link to={paths.projectCompanyView(project.id)}>{placeName || projectName}</Link>
      </Text>
      <Text phoneSize={16} tone="soft">
        {placeName === '' ? '' : projectName}
        {crew}
      </Text>
      <Text phoneSize={16}>{wholeAddress(project)}</Text>
      <Actions project={project} />
    </Panel>
  );
}
