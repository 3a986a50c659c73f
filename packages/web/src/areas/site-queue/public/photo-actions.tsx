import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useQuery } from '@tanstack/react-query';
import { photosQuery } from '#areas/site-photos/public/photos-query.ts';
import { CameraButton } from './camera-button.tsx';

/** '사진 찍기' of an award, for those who may. */
export function PhotoActions({ project: { id, projectName } }: { project: ProjectInfo }) {
  const { data } = useQuery(photosQuery(id, 0));
  if (data?.meta.access !== 'write') return null;
  return (
    <CameraButton place={{ awardId: data.meta.awardId, projectId: id, projectName }} isNext>
      사진 찍기
    </CameraButton>
  );
}
