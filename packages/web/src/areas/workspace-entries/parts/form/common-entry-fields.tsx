import { VISIBILITIES, VISIBILITY_CODES } from '@portal/contract/areas/workspace/policy';
import { isBlankMarkup } from '@portal/contract/core/rich-text';
import { type ReactNode, useRef, useState } from 'react';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { RichTextField } from '#kit/rich-text/rich-text-field.tsx';
import { useImageUploads } from '#kit/rich-text/use-image-uploads.ts';
import { Press } from '#ui/buttons/press.tsx';
import { RadioSegments } from '#ui/choices/radio-segments.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { createMentions } from '../mentions/mention-extension.ts';
import { MentionMenu } from '../mentions/mention-menu.tsx';
import { AttachList } from './attach-list.tsx';
import type { EntryDraft } from './entry-drafts.ts';
import css from './form.module.css';
import type { Attachments } from './use-attachments.ts';

type Props = {
  projectId: number;
  form: FormFields<EntryDraft>;
  attachments: Attachments;
  /** The fields of this type, between title and text. */
  children?: ReactNode;
  /**
   * Fields beside the title. With them the form begins as one line, and '더 보기' shows everything else. Nothing that
   * the draft already has is hidden.
   */
  line?: ReactNode;
  /** The buttons at the end. */
  foot: ReactNode;
};

const VISIBILITY_OPTIONS = VISIBILITY_CODES.map((value) => ({ value, label: VISIBILITIES[value] }));

/** The mention extension of an open form, which collects the chosen people in the draft. */
function useMentions(projectId: number, form: FormFields<EntryDraft>) {
  const members = useMembers(projectId);
  const latest = useRef({ members, form });
  latest.current = { members, form };
  const [mentions] = useState(() =>
    createMentions({
      people: () => latest.current.members,
      onMention: (person) => {
        const { draft, change } = latest.current.form;
        change({ Mentions: [...draft.Mentions, person] });
      },
    }),
  );
  return mentions;
}

/** The form fields that all types have: title, text with mentions, files, visibility (WORK-30, WORK-37). */
export function CommonEntryFields(props: Props) {
  const { form, line, foot } = props;
  const [isBrief, setIsBrief] = useState(line !== undefined && isBlank(form.draft));
  if (!isBrief) return <AllFields {...props} />;
  return (
    <Stack gap={12} className={css['fields']}>
      <Stack gap={12} align="start" className={css['line']}>
        <TextField label="제목" {...fieldOf(form, 'Title')} />
        {line}
      </Stack>
      <Row gap={8} justify="between" wraps>
        <Press kind="quiet" onClick={() => setIsBrief(false)}>
          <Icon name="down" size={16} />더 보기
        </Press>
        <Row gap={8}>{foot}</Row>
      </Row>
    </Stack>
  );
}

/** Whether a draft has nothing but its title. */
const isBlank = ({ Content, Files, Visibility }: EntryDraft): boolean =>
  isBlankMarkup(Content) && Files.length === 0 && Visibility === 'A';

/** All fields of a form. */
function AllFields({ projectId, form, attachments, children, line, foot }: Props) {
  const { draft, change } = form;
  const mentions = useMentions(projectId, form);
  const input = useRef<HTMLInputElement>(null);
  // Pictures are attached as files and never embedded in the text.
  const uploads = useImageUploads(() => Promise.reject(new Error('no picture stands within the text')));
  return (
    <Stack gap={12} className={css['fields']}>
      {line === undefined ? (
        <TextField label="제목" {...fieldOf(form, 'Title')} />
      ) : (
        <Stack gap={12} align="start" className={css['line']}>
          <TextField label="제목" {...fieldOf(form, 'Title')} />
          {line}
        </Stack>
      )}
      {children}
      <RichTextField
        label="내용"
        {...fieldOf(form, 'Content')}
        uploads={uploads}
        acceptPictures={(pictures) => {
          void attachments.add(pictures);
          return [];
        }}
        more={mentions.extensions}
      />
      <MentionMenu menu={mentions.menu} />
      <AttachList files={draft.Files} attachments={attachments} />
      <Row gap={8} justify="between" wraps>
        <Press kind="quiet" onClick={() => input.current?.click()}>
          <Icon name="clip" size={16} />
          파일 첨부
        </Press>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="첨부할 파일"
          onChange={(event) => {
            void attachments.add([...(event.currentTarget.files ?? [])]);
            // Cleared, so that the same file can be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
        <Row gap={8} justify="end" wraps>
          <RadioSegments
            label="공개 범위"
            value={draft.Visibility}
            options={VISIBILITY_OPTIONS}
            onChange={(Visibility) => change({ Visibility })}
          />
          {foot}
        </Row>
      </Row>
    </Stack>
  );
}
