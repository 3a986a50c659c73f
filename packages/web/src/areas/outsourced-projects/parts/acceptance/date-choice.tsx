import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages';
import { frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { daysAhead, shortDay } from '#lib/days.ts';
import { Field } from '#ui/fields/fields.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './date-choice.module.css';
import { selectableDays } from './use-accept-draft.ts';

/** A day on which the company has another project. */
type BusyDay = { day: string; id: number; projectName: string };

type Props = {
  project: ProjectInfo;
  form: FormFields<{ ChoiceSelDate: string }>;
  busyDays: readonly BusyDay[];
};

/**
 * A choice of the offered days that are not past. Each shows its distance from today, or the company's other projects
 * (A-01).
 */
export function DateChoice({ project, form, busyDays }: Props) {
  const days = selectableDays(project);
  return (
    <Field label="프로젝트 시작일" {...frameOf(form, 'ChoiceSelDate')}>
      {days.length === 0 && <p className={css['none']}>{messageText('outsourced.accept.noDate')}</p>}
      <div className={css['dates']} data-wrong={form.errorOf('ChoiceSelDate') !== '' || undefined}>
        {days.map((day) => {
          const busy = busyDays.filter((other) => other.day === day).map(({ projectName }) => projectName);
          return (
            <label key={day}>
              <input
                type="radio"
                name="ChoiceSelDate"
                value={day}
                checked={form.draft.ChoiceSelDate === day}
                onChange={() => form.change({ ChoiceSelDate: day })}
              />
              <span>
                <b>{shortDay(day)}</b>
                {busy.length > 0 ? (
                  <small data-busy title={busy.join(', ')}>
                    <Icon name="alert" />
                    {busy.length > 1 ? `현장 ${busy.length}곳` : busy}
                  </small>
                ) : (
                  <small>{daysAhead(day)}</small>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </Field>
  );
}
