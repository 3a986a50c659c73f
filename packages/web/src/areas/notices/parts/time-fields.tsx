import { YES_NO, type YesNo } from '@portal/contract/core/formats';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { TimeField } from '#ui/fields/time/time-field.tsx';
import type { NoticeForm } from './form-values.ts';

type Props = { form: FormFields<NoticeForm> };

const MUST_READ_LABELS: Readonly<Record<YesNo, string>> = { Y: '필독', N: '일반' };

/** The time that a day gets when it is picked. */
const FIRST_TIME = '00:00';

/** The time of publication, and whether the notice must be read. */
export function TimeFields({ form }: Props) {
  const momentFields = (label: string, name: 'PublishFrom' | 'PublishUntil', description: string) => {
    const moment = form.draft[name];
    const day = moment.slice(0, 10);
    const time = moment.slice(11);
    const put = (nextDay: string, nextTime: string) =>
      form.change({ [name]: nextDay === '' ? '' : `${nextDay} ${nextTime}` });
    return (
      <>
        <TextField
          {...fieldOf(form, name)}
          label={label}
          description={description}
          type="date"
          value={day}
          onChange={(next) => put(next, time || FIRST_TIME)}
        />
        <TimeField
          label={`${label} 시간`}
          name={`${name}Time`}
          value={time}
          readOnly={day === ''}
          onChange={(next) => put(day, next)}
        />
      </>
    );
  };
  return (
    <FormGrid>
      {momentFields('게시 시작', 'PublishFrom', '비우면 바로 게시합니다.')}
      {momentFields('게시 종료', 'PublishUntil', '비우면 계속 게시합니다.')}
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
