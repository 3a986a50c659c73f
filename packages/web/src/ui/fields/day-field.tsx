import { useState } from 'react';
import { DayInput } from '../days/day-input.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

type Props = FieldProps & {
  /** The calendar strikes out the days before this one. */
  firstDay?: string;
};

/** A day, 'YYYY-MM-DD' or ''. The reason why a typed text is no day stands before the error of the form. */
export function DayField({ firstDay, ...field }: Props) {
  const [problem, setProblem] = useState('');
  const error = problem === '' ? field.error : problem;
  const { frame, control } = useField(error === undefined ? field : { ...field, error });
  const { maxLength: _, autoComplete: __, ...rest } = control;
  return (
    <FieldFrame {...frame}>
      <DayInput {...rest} {...{ firstDay }} label={field.label} onChange={field.onChange} onProblem={setProblem} />
    </FieldFrame>
  );
}
