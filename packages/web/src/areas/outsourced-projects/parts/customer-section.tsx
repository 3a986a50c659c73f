import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { splitValues } from '@portal/contract/core/formats';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { FilePicker } from '../../../kit/files/file-picker.tsx';
import { PictureGallery } from '../../../kit/files/picture-gallery.tsx';
import { EditableSection } from '../../../kit/record/editable-section.tsx';
import { Section } from '../../../ui/headings.tsx';
import { PROJECT_PHOTOS, photoPictures } from '../../project/public/project-photos.ts';
import { SiteFacts, SiteFields } from '../../project/public/site-fields.tsx';
import { isTaken } from './allowed.ts';
import css from './customer-section.module.css';
import { isOpenSection } from './edit-sections.ts';
import type { ProjectEdit } from './use-project-edit.ts';

const TITLE = '고객 및 현장 정보';
const PHOTOS = '사진';
/** What the staff reads beside the title. */
const WINNER_ONLY = '(수주업체만 확인가능)';

function Photos({ project }: { project: ProjectInfo }) {
  const names = splitValues(project.imageNameList);
  if (names.length === 0) return <p className={css['note']}>등록된 사진이 없습니다.</p>;
  return <PictureGallery pictures={photoPictures(names)} />;
}

/** Why customer and site are not shown: not yet, not any more, or not to this company (D-45). */
function hiddenText(project: ProjectInfo, actor: Actor): MessageKey {
  if (isTaken(project, actor)) return 'outsourced.customer.taken';
  return project.mizeStatus === ProjectStatus.Settled ? 'outsourced.customer.settled' : 'outsourced.customer.hidden';
}

/** Customer, site and photos, or why they are not shown (D-45). */
export function CustomerInfo({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  const visible = project.customerVisibleYN === 'Y';
  return (
    <>
      <Section title={TITLE}>
        {visible ? (
          <SiteFacts project={project} />
        ) : (
          <p className={css['note']}>{messageText(hiddenText(project, actor))}</p>
        )}
      </Section>
      {visible && (
        <Section title={PHOTOS}>
          <Photos project={project} />
        </Section>
      )}
    </>
  );
}

type Props = { project: ProjectInfo; edit: ProjectEdit };

/** Customer and site for staff: text, which turns into fields until the work is completed (D-57). */
export const CustomerSection = ({ project, edit: { form, sections } }: Props) => (
  <EditableSection
    title={TITLE}
    place="customer"
    note={WINNER_ONLY}
    editing={sections.isOpen('customer')}
    mayEdit={isOpenSection(project, 'customer')}
    onEdit={() => sections.open('customer')}
    onLeave={() => sections.leave('customer')}
    facts={<SiteFacts project={project} />}
  >
    <SiteFields form={form} />
  </EditableSection>
);

/** The gallery to look at, and the tools to change it once they are asked for (D-154). */
export const PhotoSection = ({ project, edit: { draft, setPhotos, sections } }: Props) => (
  <EditableSection
    title={PHOTOS}
    place="photos"
    editing={sections.isOpen('photos')}
    mayEdit={isOpenSection(project, 'photos')}
    onEdit={() => sections.open('photos')}
    onLeave={() => sections.leave('photos')}
    facts={<Photos project={project} />}
  >
    <FilePicker kind={PROJECT_PHOTOS} files={draft.photos} onChange={setPhotos} />
  </EditableSection>
);
