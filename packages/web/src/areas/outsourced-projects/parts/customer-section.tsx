import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { splitValues, toYesNo } from '@portal/contract/core/formats';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { FilePicker } from '../../../kit/files/file-picker.tsx';
import { PictureGallery } from '../../../kit/files/picture-gallery.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/headings.tsx';
import { PROJECT_PHOTOS, photoPictures } from '../../project/public/project-photos.ts';
import { SiteFacts, SiteFields } from '../../project/public/site-fields.tsx';
import { isTaken } from './allowed.ts';
import css from './customer-section.module.css';
import { isOpenField } from './edit-draft.ts';
import type { ProjectEdit } from './use-project-edit.ts';

const TITLE = '고객 및 현장 정보';
/** What the staff reads beside the title. */
export const WINNER_ONLY = '(수주업체만 확인가능)';

function Photos({ project }: { project: ProjectInfo }) {
  const names = splitValues(project.imageNameList);
  return (
    <Section title="사진">
      {names.length === 0 ? (
        <p className={css['note']}>등록된 사진이 없습니다.</p>
      ) : (
        <PictureGallery pictures={photoPictures(names)} />
      )}
    </Section>
  );
}

/** Why customer and site are not shown: not yet, not any more, or not to this company (D-45). */
function hiddenText(project: ProjectInfo, actor: Actor): MessageKey {
  if (isTaken(project, actor)) return 'outsourced.customer.taken';
  return project.mizeStatus === ProjectStatus.Settled ? 'outsourced.customer.settled' : 'outsourced.customer.hidden';
}

type InfoProps = { project: ProjectInfo; actor: Actor; note?: string };

/** Customer, site and photos, or why they are not shown (D-45). */
export function CustomerInfo({ project, actor, note }: InfoProps) {
  const visible = project.customerVisibleYN === toYesNo(true);
  return (
    <>
      <Section title={TITLE} {...(note === undefined ? {} : { note })}>
        {visible ? (
          <SiteFacts project={project} />
        ) : (
          <p className={css['note']}>{messageText(hiddenText(project, actor))}</p>
        )}
      </Section>
      {visible && <Photos project={project} />}
    </>
  );
}

type Props = { project: ProjectInfo; actor: Actor; edit: ProjectEdit };

/** The gallery to look at, and the tools to change it once they are asked for (D-154). */
function EditPhotos({ project, edit }: Omit<Props, 'actor'>) {
  // A new version of the project is looked at first again.
  const [editedVersion, setEditedVersion] = useState(0);
  const { photos } = edit.draft;
  const stored = splitValues(project.imageNameList);
  const unchanged = stored.join() === photos.map((photo) => photo.stored).join();
  const viewing = stored.length > 0 && unchanged && editedVersion !== project.version;
  const editButton = (
    <BusyButton variant="default" size="compact-sm" onClick={() => setEditedVersion(project.version)}>
      사진 편집
    </BusyButton>
  );
  return (
    <Section title="사진" side={viewing && editButton}>
      {viewing ? (
        <PictureGallery pictures={photoPictures(stored)} />
      ) : (
        <FilePicker kind={PROJECT_PHOTOS} files={photos} onChange={edit.setPhotos} />
      )}
    </Section>
  );
}

/** Customer, site and photos: fields until the work is completed, facts afterwards (D-57). */
export function CustomerSection({ project, actor, edit }: Props) {
  if (!isOpenField(project, 'CustomerName')) return <CustomerInfo {...{ project, actor }} note={WINNER_ONLY} />;
  return (
    <>
      <Section title={TITLE} note={WINNER_ONLY}>
        <SiteFields form={edit.form} />
      </Section>
      <EditPhotos project={project} edit={edit} />
    </>
  );
}
