import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { splitValues } from '@portal/contract/core/multi-value';
import { useState } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ChosenPhoto } from '../../project-parts/public/chosen-photo.ts';
import { PhotoGallery } from '../../project-parts/public/photo-gallery.tsx';
import { PhotoPicker } from '../../project-parts/public/photo-picker.tsx';

type Props = {
  project: ProjectInfo;
  photos: readonly ChosenPhoto[];
  onChange: (photos: ChosenPhoto[]) => void;
};

/** The gallery to look at, and the tools to change it once they are asked for (OUT-93, D-154). */
export function EditPhotos({ project, photos, onChange }: Props) {
  // A new version of the project is looked at first again.
  const [editedVersion, setEditedVersion] = useState(0);
  const stored = splitValues(project.imageNameList);
  const unchanged = stored.join() === photos.map((photo) => photo.stored).join();
  const viewing = stored.length > 0 && unchanged && editedVersion !== project.version;
  return (
    <Section
      title="사진"
      side={
        viewing && (
          <BusyButton variant="default" size="compact-sm" onClick={() => setEditedVersion(project.version)}>
            사진 편집
          </BusyButton>
        )
      }
    >
      {viewing ? <PhotoGallery names={stored} /> : <PhotoPicker photos={photos} onChange={onChange} />}
    </Section>
  );
}
