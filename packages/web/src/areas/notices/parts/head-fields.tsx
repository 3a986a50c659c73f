import { YES_NO, type YesNo } from '@portal/contract/core/formats';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf, frameOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { Field, TextField } from '#ui/fields/fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { noticeCategories } from '../api.ts';
import type { NoticeForm } from './form-values.ts';
import { SubjectColours } from './subject-colours.tsx';

type Props = { form: FormFields<NoticeForm> };

const PIN_LABELS: Readonly<Record<YesNo, string>> = { Y: '고정', N: '고정 안 함' };
const isYesNo = (code: string): code is YesNo => YES_NO.some((one) => one === code);
/** The category as a row of buttons. The stored one is among them, even when it is retired (NOTICE-29). */
function CategoryField({ form }: Props) {
  const { data = [] } = useQuery(noticeCategories);
  const { CategoryId, categoryName } = form.draft;
  const offered = data.map((one) => ({ value: String(one.categoryId), label: one.categoryName }));
  const isRetired = CategoryId !== 0 && !data.some((one) => one.categoryId === CategoryId);
  const options = isRetired ? [...offered, { value: String(CategoryId), label: categoryName }] : offered;
  const choose = (value: string) =>
    form.change({ CategoryId: Number(value), categoryName: options.find((one) => one.value === value)?.label ?? '' });
  return (
    <Field label="분류" {...frameOf(form, 'CategoryId')}>
      <ChoiceButtons label="분류" value={String(CategoryId)} options={options} onChange={choose} />
    </Field>
  );
}

/** The subject with its colour (NOTICE-30). */
const SubjectField = ({ form }: Props) => (
  <Stack gap={8}>
    <TextField label="제목" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'NoticeSubject')} />
    <SubjectColours
      value={form.draft.NoticeSubjectColor}
      onChange={(NoticeSubjectColor) => form.change({ NoticeSubjectColor })}
    />
  </Stack>
);

/** Pinned or not, category, subject and its colour (NOTICE-28 to NOTICE-30). */
export const HeadFields = ({ form }: Props) => (
  <Stack gap={12}>
    <FormGrid>
      <CodeField<string>
        label="상단고정"
        {...fieldOf(form, 'FixYN')}
        codes={YES_NO}
        labelOf={(code) => (isYesNo(code) ? PIN_LABELS[code] : '')}
      />
      <CategoryField form={form} />
    </FormGrid>
    <SubjectField form={form} />
  </Stack>
);
