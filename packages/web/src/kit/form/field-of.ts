import type { FormFields } from './use-form.ts';

type Named = { name: string; required: boolean; error?: string; former?: string };
type Bound<Value> = Named & { value: Value; readOnly: boolean; onChange: (value: Value) => void };

/** Name, required mark, error and former value of a field, for the frame around a control of several parts. */
export function frameOf<Draft>(form: FormFields<Draft>, name: keyof Draft & string): Named {
  const error = form.errorOf(name);
  const former = form.formerOf(name);
  return {
    name,
    required: form.isRequired(name),
    ...(error === '' ? {} : { error }),
    ...(former === undefined ? {} : { former }),
  };
}

/**
 * All props that a simple control needs from its field: `<TextField label="현장명" {...fieldOf(form, 'PlaceName')} />`.
 */
export const fieldOf = <Draft, Name extends keyof Draft & string>(
  form: FormFields<Draft>,
  name: Name,
): Bound<Draft[Name]> => ({
  ...frameOf(form, name),
  value: form.draft[name],
  readOnly: form.isLocked(name),
  onChange: (value) => {
    const part: Partial<Draft> = {};
    part[name] = value;
    form.change(part);
  },
});
