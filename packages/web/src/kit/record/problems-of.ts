import type { FormItem } from '@portal/contract/core/forms';
import type { FormFields } from '#kit/form/use-form.ts';

/** The form items with an error, each with its first wrong field. */
export const problemsOf = <Values>(
  items: readonly FormItem<Values>[],
  form: Pick<FormFields<Values>, 'errorOf'>,
): { label: string; place: string }[] =>
  items.flatMap(({ name, fields }) => {
    const place = fields.map(String).find((field) => form.errorOf(field) !== '');
    return place === undefined ? [] : [{ label: name, place }];
  });
