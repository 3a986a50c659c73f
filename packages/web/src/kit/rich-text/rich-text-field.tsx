import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Field } from '#ui/fields/fields.tsx';
import type { EditorSettings } from './editor.tsx';
import css from './rich-text-field.module.css';

const RichTextEditor = lazyPart(async () => (await import('./editor.tsx')).RichTextEditor);

type Props = Omit<EditorSettings, 'isWrong'> & { name: string; required?: boolean; error?: string };

/** Rich text as a form field. The editor's code loads after the page. */
export function RichTextField({ name, required = false, error, ...settings }: Props) {
  return (
    <Field label={settings.label} name={name} required={required} {...(error === undefined ? {} : { error })}>
      <Suspense fallback={<div className={css['waiting']} aria-busy="true" />}>
        <RichTextEditor {...settings} isWrong={error !== undefined} />
      </Suspense>
    </Field>
  );
}
