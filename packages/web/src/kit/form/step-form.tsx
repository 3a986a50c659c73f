import { type ReactNode, useId, useRef, useState } from 'react';
import { focusField } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormHead } from './form-head.tsx';
import css from './form-page.module.css';
import { useFirstField } from './use-first-field.ts';

/** One step of a form: its fields, and what they contain as one line of text. */
export type FormStep = {
  title: string;
  /** The request fields of the step. */
  fields: readonly string[];
  summary: string;
  content: ReactNode;
};

type Steps = Pick<FormStep, 'fields'>[];

/** Which step is open, with functions to open one, to go on, and to show a field of any step. */
export function useSteps(steps: Readonly<Steps>) {
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const open = (step: number) => {
    setCurrent(step);
    setReached((most) => Math.max(most, step));
  };
  const show = (field: string) => {
    const step = steps.findIndex(({ fields }) => fields.includes(field));
    if (step >= 0) open(step);
    setTimeout(focusField, 0, field);
  };
  return { current, reached, open, show };
}

type Props = {
  title: string;
  /** Path of the list that the record is added to. */
  list: string;
  form: { busy: boolean; wrong: readonly string[]; validate: (fields: readonly string[]) => boolean };
  steps: readonly FormStep[];
  state: ReturnType<typeof useSteps>;
  foot: ReactNode;
};

type MarkProps = { isOpen: boolean; isDone: boolean; isWrong: boolean; number: number };

/** The number of a step, or that it is done. */
const Mark = ({ isOpen, isDone, isWrong, number }: MarkProps) => (
  <Row
    as="span"
    firm
    justify="center"
    size={12}
    weight="semibold"
    tone="soft"
    round="full"
    className={css['mark']}
    data-open={isOpen}
    data-done={isDone}
    data-wrong={isWrong}
  >
    {isDone ? <Icon name="check" size={14} /> : number}
  </Row>
);

/**
 * A form in steps, one of which is open. The others are a line of text with what they contain. 다음 checks the fields of
 * its step; the foot saves the whole form.
 */
export function StepForm({ title, list, form, steps, state, foot }: Props) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  useFirstField(fields);
  const { current, reached, open } = state;
  const goOn = () => {
    if (!form.validate(steps[current]?.fields ?? [])) return;
    open(current + 1);
    const [first] = steps[current + 1]?.fields ?? [];
    if (first !== undefined) setTimeout(focusField, 0, first);
  };
  return (
    <>
      <FormHead title={title} list={list} note={`${steps.length}단계 중 ${current + 1}단계`} />
      <FormFrame busy={form.busy} foot={foot} fields={fields}>
        <div className={css['steps']}>
          {steps.map(({ title: name, fields, summary, content }, at) => {
            const isOpen = at === current;
            const isWrong = fields.some((field) => form.wrong.includes(field));
            const isDone = !isOpen && at <= reached && !isWrong && at !== current;
            return (
              <Stack
                as="section"
                key={name}
                id={`${id}${at}`}
                most={816}
                gap={16}
                padY={16}
                line="below"
                aria-labelledby={`${id}${at}t`}
              >
                <Row as="header" gap={12}>
                  <Mark isOpen={isOpen} isDone={isDone} isWrong={isWrong} number={at + 1} />
                  <Text as="h2" id={`${id}${at}t`} size={16} weight="semibold" firm>
                    {name}
                  </Text>
                  {!isOpen && (
                    <>
                      <Text fill cut tone="soft">
                        {summary}
                      </Text>
                      <BusyButton
                        variant="subtle"
                        size="compact-sm"
                        aria-label={`${name} ${at <= reached ? '수정' : '열기'}`}
                        onClick={() => open(at)}
                      >
                        {at <= reached ? '수정' : '열기'}
                      </BusyButton>
                    </>
                  )}
                </Row>
                <div className={css['content']} hidden={!isOpen}>
                  {content}
                  {at < steps.length - 1 && (
                    <Row justify="end" className={css['next']}>
                      <BusyButton variant="default" onClick={goOn}>
                        다음
                      </BusyButton>
                    </Row>
                  )}
                </div>
              </Stack>
            );
          })}
        </div>
      </FormFrame>
    </>
  );
}
