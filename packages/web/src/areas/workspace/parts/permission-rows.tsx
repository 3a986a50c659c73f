import { CIRCLE_WORDS, ROOM_RIGHT_NAMES, ROOM_RIGHTS, type RoomRight } from '@portal/contract/areas/workspace/policy';
import { messageText } from '@portal/contract/messages';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { RadioSegments } from '#ui/choices/radio-segments.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { RoomDraft } from './room-draft.ts';

type Props = {
  form: FormFields<RoomDraft>;
  /** Whether each permission shows its description. */
  explained?: boolean;
};

/** The member groups to choose from for each permission. */
const OFFERED: { readonly [P in RoomRight]: readonly RoomDraft[P][] } = {
  CreatePost: ROOM_RIGHTS.CreatePost.circles,
  EditPost: ROOM_RIGHTS.EditPost.circles,
  ViewPost: ROOM_RIGHTS.ViewPost.circles,
  CreateComment: ROOM_RIGHTS.CreateComment.circles,
  ViewFile: ROOM_RIGHTS.ViewFile.circles,
  DownloadFile: ROOM_RIGHTS.DownloadFile.circles,
};

type RowProps<P extends RoomRight> = Props & { name: P };

function PermissionRow<P extends RoomRight>({ form, name, explained = false }: RowProps<P>) {
  const { title, about } = ROOM_RIGHTS[name];
  const { value, readOnly, onChange } = fieldOf(form, name);
  return (
    <ChoiceRow title={title} about={explained ? about : undefined} note={name === 'ViewPost' ? <Fixed /> : undefined}>
      <RadioSegments<RoomDraft[P]>
        label={title}
        value={value}
        options={OFFERED[name].map((circle) => ({ value: circle, label: CIRCLE_WORDS[circle] }))}
        onChange={onChange}
        locked={readOnly}
      />
    </ChoiceRow>
  );
}

/** A hint that this permission cannot be changed later (WORK-24, D-38). */
const Fixed = () => (
  <Row as="span" gap={8} size={12} tone="warn">
    <Icon name="lock" size={16} />
    {messageText('workspace.viewPost.fixed')}
  </Row>
);

/** The six permissions, each with its choices beside it (WORK-17 to WORK-24). */
export const PermissionRows = ({ form, explained = false }: Props) => (
  <Lines as="div">
    {ROOM_RIGHT_NAMES.map((name) => (
      <PermissionRow key={name} form={form} name={name} explained={explained} />
    ))}
  </Lines>
);
