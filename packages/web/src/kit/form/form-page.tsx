import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { storedListQuery } from '#kit/list/list-search.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { FormFrame } from './form-frame.tsx';
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
      <div className={css['head']}>
        {onLeave ? (
          <button type="button" onClick={onLeave}>
            <Icon name="previous" />
            수정 닫기
          </button>
        ) : (
          <Link to={list} search={storedListQuery(list)}>
            <Icon name="previous" />
            목록
          </Link>
        )}
        <h1>{title}</h1>
      </div>
      {notice}
      <FormFrame busy={form.busy} foot={foot} fields={fields}>
        <div className={css['columns']}>
          <nav className={css['contents']} aria-label="항목" hidden={parts.length < 2}>
            {parts.map(({ title: name }, at) => {
              const count = wrong.filter(({ part }) => part === idOf(at)).length;
              return (
                <button
                  key={name}
                  type="button"
                  aria-current={currentPart === idOf(at) ? 'true' : undefined}
                  onClick={() => document.getElementById(idOf(at))?.scrollIntoView()}
                >
                  {name}
                  {count > 0 && <b>{count}</b>}
                </button>
              );
            })}
          </nav>
          <div>
            {parts.map(({ title: name, note, content }, at) => (
              <section key={name} id={idOf(at)} className={css['part']} aria-labelledby={`${idOf(at)}t`}>
                <h2 id={`${idOf(at)}t`}>
                  {name} {note !== undefined && <small>{note}</small>}
                </h2>
                {content}
              </section>
            ))}
          </div>
        </div>
      </FormFrame>
    </>
  );
}
