import { BusyButton } from '../../../ui/busy-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ActionBar } from '../../project-parts/public/action-bar.tsx';
import { FormBody } from '../../project-parts/public/form-body.tsx';
import { PhotoPicker } from '../../project-parts/public/photo-picker.tsx';
import { SiteFields } from '../../project-parts/public/site-fields.tsx';
import { UploadProgress } from '../../project-parts/public/upload-progress.tsx';
import { useLeaveGuard } from '../../project-parts/public/use-leave-guard.ts';
import { usePartChoices } from '../../project-parts/public/use-part-choices.ts';
import { ProjectFields } from './project-fields.tsx';
import { isDirty, isRequired } from './register-draft.ts';
import { useRegistration } from './use-registration.ts';

type Props = { loginId: string; onDone: () => Promise<unknown>; onCancel: () => void };

/** The registration form with its three sections (OUT-44 to OUT-63). */
export function RegisterForm({ loginId, onDone, onCancel }: Props) {
  const { draft, change, photos, setPhotos, progress, busy, submit } = useRegistration(loginId, onDone);
  const choices = usePartChoices();
  useLeaveGuard(isDirty(draft, photos));
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
      <FormBody busy={busy}>
        <Section title="프로젝트정보">
          <ProjectFields draft={draft} onChange={change} choices={choices} />
        </Section>
        <Section title="확인 정보 (수주 후에 확인가능한 정보)">
          <SiteFields draft={draft} onChange={change} isRequired={isRequired} />
        </Section>
        <Section title="사진">
          <PhotoPicker photos={photos} onChange={setPhotos} />
          {/* Stated to exist and to be hidden: no call carries an attachment of a project (OUT-47, D-124). */}
          <div hidden>첨부파일</div>
        </Section>
      </FormBody>
      <UploadProgress fraction={progress} />
      <ActionBar>
        <BusyButton variant="default" disabled={busy} onClick={onCancel}>
          취소
        </BusyButton>
        <BusyButton busy={busy} onClick={submit}>
          등록
        </BusyButton>
      </ActionBar>
    </form>
  );
}
