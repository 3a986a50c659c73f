import { YES_NO, type YesNo } from '@portal/contract/core/formats';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import type { NoticeForm } from './form-values.ts';

type Props = { form: FormFields<NoticeForm> };

const MUST_READ_LABELS: Readonly<Record<YesNo, string>> = { Y: '필독', N: '일반' };

/** Converts between 'YYYY-MM-DD HH:mm' of the wire and the value of a datetime-local field. */
const toLocal = (moment: string): string => moment.replace(' ', 'T');
const fromLocal = (typed: string): string => typed.replace('T', ' ').slice(0, 16);

/** The time of publication, and whether the notice must be read. */
export function TimeFields({ form }: Props) {
  const momentField = (label: string, name: 'PublishFrom' | 'PublishUntil', description: string) => (
    <TextField
      label={label}
      description={description}
      type="datetime-local"
      {...fieldOf(form, name)}
      value={toLocal(form.draft[name])}
      onChange={(typed) => form.change({ [name]: fromLocal(typed) })}
    />
  );
  return (
    <FormGrid>
      {momentField('게시 시작', 'PublishFrom', '비우면 바로 게시합니다.')}
      {momentField('게시 종료', 'PublishUntil', '비우면 계속 게시합니다.')}
      <CodeField
        label="필독"
        {...fieldOf(form, 'MustReadYN')}
        codes={YES_NO}
        labelOf={(code) => MUST_READ_LABELS[code]}
      />
      {form.draft.MustReadYN === 'Y' && (
        <TextField
          label="필독 마지막 날"
          description="이 날까지, 열어 볼 때까지 첫 화면 위에 남습니다."
          type="date"
          {...fieldOf(form, 'MustReadUntil')}
        />
      )}
    </FormGrid>
  );
}
