import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shortDay } from '#lib/days.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { storeCameraPlace } from '../../public/camera-place.ts';
import { readNearAwards, storeNearAwards } from '../store/near-awards.ts';
import type { KnownAward } from '../store/note-store.ts';
import css from './unsent-list.module.css';

/** The sites that the device knows without a connection: number, name and date. A press opens the camera. */
export function KnownAwards() {
  const [awards, setAwards] = useState<readonly KnownAward[]>([]);
  const navigate = useNavigate();
  useEffect(() => {
    const read = async () => {
      setAwards(await readNearAwards());
      if (!navigator.onLine) return;
      await storeNearAwards();
      setAwards(await readNearAwards());
    };
    read().catch((error: unknown) => logFailure('site-queue', error));
  }, []);
  if (awards.length === 0) return null;
  const open = async ({ startDay: _, ...award }: KnownAward) => {
    await storeCameraPlace(award);
    await navigate({ to: paths.siteCamera });
  };
  return (
    <section aria-labelledby="known-awards">
      <h2 className={css['project']} id="known-awards">
        오프라인에서 볼 수 있는 현장
      </h2>
      <ul className={css['awards']}>
        {awards.map((award) => (
          <li key={award.awardId}>
            <button type="button" onClick={() => void open(award)} aria-label={`${award.projectName} 사진 찍기`}>
              <b>{award.projectId}</b>
              <span>{award.projectName}</span>
              <small>{shortDay(award.startDay)}</small>
              <Icon name="camera" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
