import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { photosQuery } from '#areas/site-photos/public/photos-query.ts';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { storeCameraPlace } from './camera-place.ts';

/** '사진 찍기' of an award. The site is stored on the device before the camera opens. It works without a connection. */
export function PhotoActions({ project }: { project: ProjectInfo }) {
  const navigate = useNavigate();
  const { data } = useQuery(photosQuery(project.id, 0));
  if (data?.meta.access !== 'write') return null;
  const open = async () => {
    const { id: projectId, projectName } = project;
    await storeCameraPlace({ awardId: data.meta.awardId, projectId, projectName });
    await navigate({ to: paths.siteCamera });
  };
  return (
    <BusyButton rests={false} leftSection={<Icon name="camera" />} onClick={open}>
      사진 찍기
    </BusyButton>
  );
}
