import { useRef } from 'react';
import { chooseFiles } from '#kit/files/chosen-file.ts';
import { frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Avatar } from '#ui/marks/avatar.tsx';
import { Note } from '#ui/text/note.tsx';
import css from './employees.module.css';
import { EMPLOYEE_PHOTO } from './file-kinds.ts';
import type { EmployeeValues } from './values.ts';

/** The photo field. A new photo replaces the old one and is compressed at once (EMP-19, EMP-72 to EMP-74). */
export function PhotoField({ form }: { form: FormFields<EmployeeValues> }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, run] = useBusy();
  const [photo] = form.draft.photo;
  const setPhoto = (next: EmployeeValues['photo']) => {
    URL.revokeObjectURL(photo?.preview ?? '');
    form.change({ photo: next });
  };
  const choose = (files: File[]) =>
    run(async () => {
      const chosen = await chooseFiles(EMPLOYEE_PHOTO, files.slice(0, 1), []);
      if (chosen.length > 0) setPhoto(chosen);
    });
  return (
    <Field label="사진" {...frameOf(form, 'photo')}>
      <Row className={css['photo']} gap={12} wraps>
        <Avatar src={photo?.preview ?? ''} />
        <BusyButton variant="default" busy={busy} onClick={() => input.current?.click()}>
          사진 선택
        </BusyButton>
        {photo && (
          <BusyButton variant="subtle" color="red" onClick={() => setPhoto([])}>
            사진 삭제
          </BusyButton>
        )}
        <Note as="small" size={12}>
          {EMPLOYEE_PHOTO.hint}
        </Note>
        <input
          ref={input}
          type="file"
          hidden
          accept={EMPLOYEE_PHOTO.types.join(',')}
          aria-label="사진 파일"
          onChange={(event) => {
            void choose([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </Row>
    </Field>
  );
}
