import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import { wholeAddress } from '@portal/contract/core/address';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import { Link } from '@tanstack/react-router';
import { VISIT_SEARCH } from '#areas/site/public/visit-search.ts';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { StatusBadge } from '#ui/marks/status-badge.tsx';
import { copyAddress } from './copy-address.ts';
import { siteMap } from './map-links.ts';
import css from './today-sites.module.css';

type Props = { project: ProjectInfo };

/** The ways to a site: a map, its address for another app, and a call. Each is left out while it is hidden from the user. */
function Actions({ project }: Props) {
  const map = siteMap(project);
  const phone = phoneDigits(project.placeManagerMobile);
  return (
    <div className={css['actions']} data-print="off">
      {project.mizeStatus === ProjectStatus.Awarded && (
        <Link to={paths.projectCompanyView(project.id)} search={VISIT_SEARCH}>
          <Icon name="helmet" />
          현장
        </Link>
      )}
      {map !== '' && (
        <a href={map} target="_blank" rel="noopener noreferrer">
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
        <a href={`tel:${phone}`} aria-label={`${project.placeManagerName} 전화 ${withHyphens(phone)}`}>
          <Icon name="phone" />
          전화
        </a>
      )}
    </div>
  );
}

/** One site of today, with what the user sees on the page of its project. */
export function TodaySite({ project }: Props) {
  const { placeName, placeManagerName, projectName, totalPeople } = project;
  const crew = Number(totalPeople) > 0 ? ` · ${Number(totalPeople)}명 투입` : '';
  return (
    <article className={css['site']}>
      <p className={css['top']}>
        <StatusBadge code={project.mizeStatus} label={statusLabel(project.mizeStatus)} />
        {placeManagerName !== '' && <span>현장 담당자 {placeManagerName}</span>}
      </p>
      <h3>
        <Link to={paths.projectCompanyView(project.id)}>{placeName || projectName}</Link>
      </h3>
      <p>
        {placeName === '' ? '' : projectName}
        {crew}
      </p>
      <p className={css['address']}>{wholeAddress(project)}</p>
      <Actions project={project} />
    </article>
  );
}
