import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_PHOTOS } from '#areas/project/public/project-photos.ts';
import { SiteFacts, SiteFields } from '#areas/project/public/site-fields.tsx';
import { FilePicker } from '#kit/files/file-picker.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { ChangedFrame } from '#ui/fields/field-frame.tsx';
import type { ProjectEdit } from '../edit/use-project-edit.ts';
import { SitePhotos } from './site-photos.tsx';

const TITLE = '고객 및 현장 정보';
const PHOTOS = '사진';
/** The note for staff beside the title. */
const WINNER_ONLY = '(수주업체만 확인 가능)';

type Props = {
  project: ProjectInfo;
  edit: ProjectEdit;
  /** What other users changed since the user last looked. */
  marked: readonly FormerValue[];
};

/** The customer and site for staff, editable until the work is completed (D-57). */
export const CustomerSection = ({ project, edit: { form, sections }, marked }: Props) => (
  <EditableSection
    title={TITLE}
    place="customer"
    note={WINNER_ONLY}
    editing={sections.isOpen('customer')}
    mayEdit={sections.mayEdit('customer')}
    onEdit={() => sections.open('customer')}
    onLeave={() => sections.leave('customer')}
    facts={<SiteFacts project={project} changed={marked} />}
  >
    <SiteFields form={form} />
  </EditableSection>
);

/** The photo gallery, with upload tools while the section is being edited (D-154). Nothing without a photo to see or add. */
export const PhotoSection = ({ project, edit: { draft, form, setPhotos, sections } }: Omit<Props, 'marked'>) =>
  (project.imageNameList !== '' || sections.mayEdit('photos')) && (
    <EditableSection
      title={PHOTOS}
      place="photos"
      editing={sections.isOpen('photos')}
      mayEdit={sections.mayEdit('photos')}
      onEdit={() => sections.open('photos')}
      onLeave={() => sections.leave('photos')}
      facts={<SitePhotos project={project} />}
    >
      <ChangedFrame former={form.formerOf('ImageNameList')}>
        <FilePicker kind={PROJECT_PHOTOS} files={draft.photos} onChange={setPhotos} />
      </ChangedFrame>
    </EditableSection>
  );
