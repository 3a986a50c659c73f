import { CIRCLE_WORDS, PERMISSION_NAMES, PERMISSIONS, type Permission } from '@portal/contract/areas/workspace/policy';
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
const OFFERED: { readonly [P in Permission]: readonly RoomDraft[P][] } = {
  CreatePost: PERMISSIONS.CreatePost.circles,
  EditPost: PERMISSIONS.EditPost.circles,
  ViewPost: PERMISSIONS.ViewPost.circles,
  CreateComment: PERMISSIONS.CreateComment.circles,
  ViewFile: PERMISSIONS.ViewFile.circles,
  DownloadFile: PERMISSIONS.DownloadFile.circles,
};

type RowProps<P extends Permission> = Props & { name: P };

function PermissionRow<P extends Permission>({ form, name, explained = false }: RowProps<P>) {
  const { title, about } = PERMISSIONS[name];
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
    {PERMISSION_NAMES.map((name) => (
      <PermissionRow key={name} form={form} name={name} explained={explained} />
    ))}
  </Lines>
);
