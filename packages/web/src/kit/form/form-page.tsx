import { type ReactNode, useId, useRef } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormHead } from './form-head.tsx';
import css from './form-page.module.css';
import { useCurrentPart } from './use-current-part.ts';
import { useFirstField } from './use-first-field.ts';
import { useWrongFields } from './wrong-fields.ts';

type Part = { title: string; note?: string; content: ReactNode };

type Props = {
  title: string;
  /** Path of the list that the record is added to, or that has the edited one. */
  list: string;
  /** Closes the form of a record, which is then shown for reading. Without it, 목록 opens the list. */
  onLeave?: () => void;
  /** A line below the head, such as what the form was filled from. */
  notice?: ReactNode;
  form: { busy: boolean; wrong: readonly string[] };
  parts: readonly Part[];
  foot: ReactNode;
};

/**
 * A form on its own page, with its parts in one column. A contents list at the right marks the current part and counts
 * wrong fields.
 */
export function FormPage({ title, list, onLeave, notice, form, parts, foot }: Props) {
  const id = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  useFirstField(fields);
  const idOf = (at: number): string => `${id}${at}`;
  const wrong = useWrongFields(form.wrong);
  const currentPart = useCurrentPart(parts.map((_part, at) => idOf(at)));
  return (
    <>
      <FormHead title={title} list={list} onLeave={onLeave} />
      {notice}
      <FormFrame busy={form.busy} foot={foot} fields={fields}>
        <div className={css['columns']}>
          <Stack as="nav" padY={24} className={css['contents']} aria-label="항목" hidden={parts.length < 2}>
            {parts.map(({ title: name }, at) => {
              const count = wrong.filter(({ part }) => part === idOf(at)).length;
              return (
                <Row
                  as="button"
                  key={name}
                  type="button"
                  justify="between"
                  size={13}
                  tone="soft"
                  aria-current={currentPart === idOf(at) ? 'true' : undefined}
                  onClick={() => document.getElementById(idOf(at))?.scrollIntoView()}
                >
                  {name}
                  {count > 0 && (
                    <Text as="b" size={12} tone="bad">
                      {count}
                    </Text>
                  )}
                </Row>
              );
            })}
          </Stack>
          <div>
            {parts.map(({ title: name, note, content }, at) => (
              <Stack
                as="section"
                key={name}
                id={idOf(at)}
                gap={16}
                padY={24}
                className={css['part']}
                aria-labelledby={`${idOf(at)}t`}
              >
                <Text as="h2" id={`${idOf(at)}t`} size={16} weight="semibold">
                  {name}{' '}
                  {note !== undefined && (
                    <Text as="small" size={13} weight="regular" tone="soft">
                      {note}
                    </Text>
                  )}
                </Text>
                <div>{content}</div>
              </Stack>
            ))}
          </div>
        </div>
      </FormFrame>
    </>
  );
}
