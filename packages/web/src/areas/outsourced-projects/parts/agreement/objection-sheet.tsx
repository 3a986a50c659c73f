import { objectionChecks } from '@portal/contract/areas/outsourced-projects/agreement';
import type { Agreement, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { objectToChanges } from './api.ts';

const EMPTY = { Objection: '' };

type Props = {
  project: ProjectInfo;
  /** The changes that the user saw when they opened the sheet; null while it is closed. */
  changes: Agreement['changes'] | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
};

/** The winner's objection to changes. It is sent to staff and stops nothing (D-221). Closing keeps the text. */
export function ObjectionSheet({ project, changes, onClose, reload }: Props) {
  const { draft, change } = useDraft(EMPTY);
  const form = useForm({ draft, change, checks: objectionChecks, empty: EMPTY });
  useUnsaved(draft.Objection !== '');
  const send = async () => {
    const sent = await performAction({
      done: 'outsourced.objection.done',
      failed: 'outsourced.objection.failed',
      send: () => objectToChanges(project.id, changes?.at(-1)?.changeId ?? 0, draft.Objection),
      reload,
    });
    if (!sent) return undefined;
    change(EMPTY);
    onClose();
    return undefined;
  };
  const foot = (
    <SheetFoot
      question="담당자가 이 화면에서 답변합니다."
      summary={
        <span>
          {withSeparators(draft.Objection.length)} / {withSeparators(TEXT_LIMIT.objection)}자
        </span>
      }
    >
      <BusyButton variant="default" onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton busy={form.busy} onClick={() => form.submit(send)}>
        이의 제기
      </BusyButton>
    </SheetFoot>
  );
  return (
    <Sheet title="이의 제기" opened={changes !== null} onClose={onClose}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={project.projectName}>
          {[...new Set(changes?.map(({ itemName }) => itemName))].join(', ')}
        </SheetSubject>
        <TextAreaField
          label="이의 내용"
          rows={6}
          maxLength={TEXT_LIMIT.objection}
          description="프로젝트는 그대로 진행됩니다."
          {...fieldOf(form, 'Objection')}
        />
      </FormFrame>
    </Sheet>
  );
}
