import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { useState } from 'react';
import type { ChosenFile } from '../../../kit/files/chosen-file.ts';
import { FilePicker } from '../../../kit/files/file-picker.tsx';
import { UploadProgress } from '../../../kit/files/upload-progress.tsx';
import { useUpload } from '../../../kit/files/use-upload.ts';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { RegisterFoot } from '../../../kit/form/register-foot.tsx';
import { useRegistration } from '../../../kit/form/use-registration.ts';
import { Section } from '../../../ui/headings.tsx';
import { useProjectChoices } from '../../project/public/project-choices.ts';
import { PROJECT_PHOTOS } from '../../project/public/project-photos.ts';
import { SiteFields } from '../../project/public/site-fields.tsx';
import { registerProject, uploadNewPhoto } from '../api.ts';
import { ProjectFields } from './project-fields.tsx';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { loginId: string; onDone: () => Promise<unknown>; onCancel: () => void };

/** Photos first and awaited, then the project; a retry repeats neither. */
function useProjectRegistration({ loginId, onDone }: Omit<Props, 'onCancel'>) {
  const [photos, setPhotos] = useState<readonly ChosenFile[]>([]);
  const uploads = useUpload({
    kind: PROJECT_PHOTOS,
    send: uploadNewPhoto,
    onFile: (file) => setPhotos((current) => current.map((photo) => (photo.id === file.id ? file : photo))),
  });
  const registration = useRegistration({
    empty: EMPTY_VALUES,
    checks: registerChecks,
    unsaved: photos.length > 0,
    requestOf: async (draft) => {
      const sent = await uploads.sendAll(photos);
      return sent && registrationRequest(draft, sent, loginId);
    },
    send: registerProject,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone,
  });
  return { registration, photos, setPhotos, uploads };
}

/** The registration form with its three sections (OUT-44 to OUT-63). */
export function RegisterForm({ onCancel, ...props }: Props) {
  const { registration, photos, setPhotos, uploads } = useProjectRegistration(props);
  const { form } = registration;
  const choices = useProjectChoices();
  const foot = (
    <RegisterFoot registration={registration} onCancel={onCancel}>
      <UploadProgress uploads={uploads} files={photos} />
    </RegisterFoot>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <Section title="프로젝트정보">
        <ProjectFields form={form} choices={choices} />
      </Section>
      <Section title="확인 정보 (수주 후에 확인가능한 정보)">
        <SiteFields form={form} />
      </Section>
      <Section title="사진">
        <FilePicker kind={PROJECT_PHOTOS} files={photos} onChange={setPhotos} />
        {/* Stated to exist and to be hidden: no call carries an attachment of a project (D-124). */}
        <div hidden>첨부파일</div>
      </Section>
    </FormFrame>
  );
}
