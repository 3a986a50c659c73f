import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { splitValues } from '@portal/contract/core/formats';
import { photoPictures } from '#areas/project/public/project-photos.ts';
import { PictureGallery } from '#kit/files/picture-gallery.tsx';
import { Text } from '#ui/text/text.tsx';

/** The photos of a site as a gallery. */
export function SitePhotos({ project }: { project: ProjectInfo }) {
  const names = splitValues(project.imageNameList);
  if (names.length === 0) return <Text tone="soft">등록된 사진이 없습니다.</Text>;
  return <PictureGallery pictures={photoPictures(names)} />;
}
