import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { daysAhead, shortDay } from '#lib/days.ts';
import { Field } from '#ui/fields/fields.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './acceptance.module.css';
import { selectableDays } from './use-accept-draft.ts';

/** A day on which the company has another project. */
type BusyDay = { day: string; id: number; projectName: string };

type Props = {
  project: ProjectInfo;
  form: FormFields<{ ChoiceSelDate: string }>;
  busyDays: readonly BusyDay[];
};

const Note = ({ children }: { children: ReactNode }) => (
  <Text as="small" size={13} tone="soft" cut>
    {children}
  </Text>
);

/** What else the company has on a day. */
const Busy = ({ names }: { names: readonly string[] }) => (
  <Row as="small" gap={4} size={13} tone="warn" title={names.join(', ')}>
    <Icon name="alert" size={14} />
    <Text as="span" fill cut>
      {names.length > 1 ? `현장 ${names.length}곳` : names}
    </Text>
  </Row>
);

/**
 * A choice of the offered days that are not past. Each shows its distance from today, or the company's other projects
 * (A-01).
 */
export function DateChoice({ project, form, busyDays }: Props) {
  const days = selectableDays(project);
  const isWrong = form.errorOf('ChoiceSelDate') !== '';
  return (
    <Field label="프로젝트 시작일" {...frameOf(form, 'ChoiceSelDate')}>
      {days.length === 0 && <Text tone="soft">{messageText('outsourced.accept.noDate')}</Text>}
      <Grid columns={2} gap={8}>
        {days.map((day) => {
          const busy = busyDays.filter((other) => other.day === day).map(({ projectName }) => projectName);
          return (
            <Row
              as="label"
              key={day}
              gap={12}
              tall="target"
              padX={12}
              line="around"
              round="md"
              ground="surface"
              className={`${css['day']} ${isWrong ? css['wrong'] : ''}`}
            >
              <input
                type="radio"
                className={css['tick']}
                name="ChoiceSelDate"
                value={day}
                checked={form.draft.ChoiceSelDate === day}
                onChange={() => form.change({ ChoiceSelDate: day })}
              />
              <Stack as="span" fill lead="row">
                <Text as="b" size={16} weight="medium" whole>
                  {shortDay(day)}
                </Text>
                {busy.length > 0 ? <Busy names={busy} /> : <Note>{daysAhead(day)}</Note>}
              </Stack>
            </Row>
          );
        })}
      </Grid>
    </Field>
  );
}
