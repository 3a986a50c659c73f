import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LinkRow } from '#kit/page/link-row.tsx';
import { shortDay } from '#lib/days.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { storeCameraPlace } from '../../public/camera-place.ts';
import { listOfflineAwards, type OfflineAward } from '../../public/offline-awards.ts';
import { EntryGroup } from './entry-group.tsx';

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
    <EntryGroup
      title={
        <>
          연결이 없어도 열리는 현장 <small>{awards.length}곳</small>
        </>
      }
    >
      <Lines ground="surface">
        {awards.map((award) => (
          <Row as="li" key={award.projectId} align="stretch">
            <LinkRow gap={12} padY={8} padX={16} fill to={paths.projectCompanyView(award.projectId)}>
              <b>{award.projectId}</b>
              <Named name={award.projectName} weight="regular" cut>
                {award.address !== '' && (
                  <Note as="small" cut>
                    {award.address}
                  </Note>
                )}
              </Named>
              <Note as="small" whole>
                {shortDay(award.startDay)}
              </Note>
            </LinkRow>
            <Press
              tone="accent"
              padX={16}
              firm
              aria-label={`${award.projectName} 사진 찍기`}
              onClick={() => void openCamera(award)}
            >
              <Icon name="camera" />
            </Press>
          </Row>
        ))}
      </Lines>
    </EntryGroup>
  );
}
