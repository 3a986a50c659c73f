import type { FormItem } from '@portal/contract/core/forms';
import type { FormFields } from '#kit/form/use-form.ts';

/** The items of a form that were told to be wrong, each with the field it is. */
export const problemsOf = <Values>(
  items: readonly FormItem<Values>[],
  form: Pick<FormFields<Values>, 'errorOf'>,
): { label: string; place: string }[] =>
  items.flatMap(({ name, fields }) => {
    const place = fields.map(String).find((field) => form.errorOf(field) !== '');
    return place === undefined ? [] : [{ label: name, place }];
  });
