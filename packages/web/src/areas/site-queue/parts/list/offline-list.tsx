import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shortDay } from '#lib/days.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { storeCameraPlace } from '../../public/camera-place.ts';
import { listOfflineAwards, type OfflineAward } from '../../public/offline-awards.ts';
import css from './unsent-list.module.css';

/** The sites that open without a connection, by date. A press opens one, or its camera. */
export function OfflineList() {
  const [awards, setAwards] = useState<readonly OfflineAward[]>([]);
  const navigate = useNavigate();
  useEffect(() => {
    listOfflineAwards()
      .then(setAwards)
      .catch((error: unknown) => logFailure('site-queue', error));
  }, []);
  if (awards.length === 0) return null;
  const openCamera = async ({ awardId, projectId, projectName }: OfflineAward) => {
    await storeCameraPlace({ awardId, projectId, projectName });
    await navigate({ to: paths.siteCamera });
  };
  return (
    <section aria-labelledby="known-awards">
      <h2 className={css['project']} id="known-awards">
        연결이 없어도 열리는 현장 <small>{awards.length}곳</small>
      </h2>
      <ul className={css['awards']}>
        {awards.map((award) => (
          <li key={award.projectId}>
            <Link to={paths.projectCompanyView(award.projectId)}>
              <b>{award.projectId}</b>
              <span>
                {award.projectName}
                {award.address !== '' && <em>{award.address}</em>}
              </span>
              <small>{shortDay(award.startDay)}</small>
            </Link>
            <button type="button" onClick={() => void openCamera(award)} aria-label={`${award.projectName} 사진 찍기`}>
              <Icon name="camera" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
