import { CopiedLine, useSelectedName } from '#areas/project/public/copied-line.tsx';
import { PROJECT_PHOTOS } from '#areas/project/public/project-photos.ts';
import { SiteFields } from '#areas/project/public/site-fields.tsx';
import { FilePicker } from '#kit/files/file-picker.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { FormPage } from '#kit/form/form-page.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { paths } from '#lib/paths.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormerSiteField } from './former-site-field.tsx';
import { ProjectFields } from './project-fields.tsx';
import { useProjectRegistration } from './use-project-registration.ts';

type Props = Parameters<typeof useProjectRegistration>[0] & { onCancel: () => void };

/** The registration form with three sections (OUT-44 to OUT-63). It can also post the project at once. */
export function RegisterForm({ onCancel, ...props }: Props) {
  const { registration, choices, photos, setPhotos, uploads, posts, setPosts } = useProjectRegistration(props);
  const { form } = registration;
  const { copiedFrom } = props.initial;
  useSelectedName(copiedFrom !== '');
  const foot = (
    <RegisterFoot
      registration={registration}
      buttonLabel={posts ? '등록하고 게시' : '등록'}
      onCancel={onCancel}
      choice={<Checkbox label="등록 후 바로 게시" checked={posts} disabled={form.busy} onChange={setPosts} />}
    >
      <UploadProgress uploads={uploads} files={photos} />
    </RegisterFoot>
  );
  const parts = [
    { title: '프로젝트정보', content: <ProjectFields form={form} choices={choices} /> },
    {
      title: '확인 정보',
      note: '(수주 후에 확인가능한 정보)',
      content: <SiteFields form={form} nameField={(name, label) => <FormerSiteField {...{ name, label, form }} />} />,
    },
    {
      title: '사진',
      content: (
        <>
          <FilePicker kind={PROJECT_PHOTOS} files={photos} onChange={setPhotos} />
          {/* The specification requires this element and requires it to be hidden. No call carries an attachment (D-124). */}
          <div hidden>첨부파일</div>
        </>
      ),
    },
  ];
  const notice = <CopiedLine from={copiedFrom} text="outsourced.copy.from" />;
  return <FormPage title="프로젝트 등록 (외주)" list={paths.projectList} {...{ notice, form, parts, foot }} />;
}
