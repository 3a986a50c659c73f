import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { useState } from 'react';
import type { ChosenFile } from '../../../kit/files/chosen-file.ts';
import { FilePicker } from '../../../kit/files/file-picker.tsx';
import { UploadProgress } from '../../../kit/files/upload-progress.tsx';
import { useUpload } from '../../../kit/files/use-upload.ts';
import { ActionBar } from '../../../kit/form/action-bar.tsx';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useUnsaved } from '../../../kit/form/leave-guard.tsx';
import { useDraft } from '../../../kit/form/use-draft.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useSave } from '../../../kit/form/use-save.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/headings.tsx';
import { useProjectChoices } from '../../project/public/project-choices.ts';
import { PROJECT_PHOTOS } from '../../project/public/project-photos.ts';
import { SiteFields } from '../../project/public/site-fields.tsx';
import { registerProject, uploadNewPhoto } from '../api.ts';
import { ProjectFields } from './project-fields.tsx';
import { EMPTY_VALUES, registrationRequest } from './values.ts';

type Props = { loginId: string; onDone: () => Promise<unknown>; onCancel: () => void };

/** Photos first and awaited, then the project; a retry repeats neither. */
function useRegistration({ loginId, onDone }: Omit<Props, 'onCancel'>) {
  const { draft, change, dirty } = useDraft(EMPTY_VALUES);
  const [photos, setPhotos] = useState<readonly ChosenFile[]>([]);
  const uploads = useUpload({
    kind: PROJECT_PHOTOS,
    send: uploadNewPhoto,
    onFile: (file) => setPhotos((current) => current.map((photo) => (photo.id === file.id ? file : photo))),
  });
  const form = useForm({ draft, change, checks: registerChecks, empty: EMPTY_VALUES });
  const save = useSave({
    send: registerProject,
    done: 'project.register.done',
    failed: 'project.register.failed',
    onDone,
  });
  useUnsaved(dirty || photos.length > 0);
  const submit = () =>
    form.submit(async () => {
      const sent = await uploads.sendAll(photos);
      return sent ? save(registrationRequest(draft, sent, loginId)) : undefined;
    });
  return { form, photos, setPhotos, uploads, submit };
}

/** The registration form with its three sections (OUT-44 to OUT-63). */
export function RegisterForm({ onCancel, ...props }: Props) {
  const { form, photos, setPhotos, uploads, submit } = useRegistration(props);
  const choices = useProjectChoices();
  const foot = (
    <>
      <UploadProgress uploads={uploads} files={photos} />
      <ActionBar>
        <BusyButton variant="default" disabled={form.busy} onClick={onCancel}>
          취소
        </BusyButton>
        <BusyButton busy={form.busy} onClick={submit}>
          등록
        </BusyButton>
      </ActionBar>
    </>
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
