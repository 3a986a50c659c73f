import { FilePicker } from '#kit/files/file-picker.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import type { ImageUploads } from '#kit/rich-text/image-uploads.ts';
import { RichTextField } from '#kit/rich-text/rich-text-field.tsx';
import { acceptPictures } from './file-kind.ts';
import type { NoticeForm } from './form-values.ts';
import { HeadFields } from './head-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { useNoticeFiles } from './use-notice-files.ts';

type Props = {
  form: FormFields<NoticeForm>;
  images: ImageUploads;
  files: ReturnType<typeof useNoticeFiles>;
};

/** The parts of the form, which registration and edit share (NOTICE-28 to NOTICE-34). */
export const noticeFormParts = ({ form, images, files }: Props) => [
  { title: '기본 정보', content: <HeadFields form={form} /> },
  {
    title: '내용',
    content: (
      <RichTextField
        label="내용"
        {...fieldOf(form, 'NoticeContent')}
        uploads={images}
        acceptPictures={acceptPictures}
      />
    ),
  },
  {
    title: '첨부파일',
    note: '고르면 바로 올라갑니다.',
    content: (
      <>
        <FilePicker kind={files.kind} files={form.draft.files} onChange={files.choose} />
        <UploadProgress uploads={files.uploads} files={form.draft.files} />
      </>
    ),
  },
  { title: '게시', content: <TimeFields form={form} /> },
];
