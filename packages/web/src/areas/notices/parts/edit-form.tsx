import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useNavigate } from '@tanstack/react-router';
import { EditFoot } from '#kit/edit/edit-foot.tsx';
import { FormPage } from '#kit/form/form-page.tsx';
import { StoredDraftLine } from '#kit/form/stored-draft-line.tsx';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { BOARD_PATHS } from './boards.ts';
import { noticeFormParts } from './notice-form-parts.tsx';
import { useNoticeEdit } from './use-notice-edit.ts';

type Query = Record<string, unknown>;
type Props = { board: NoticeBoard; notice: NoticeInfo; reload: () => Promise<void> };

/** The edit form of a notice, with a reason for every changed item (NOTICE-34 to NOTICE-38). */
export function EditForm({ board, notice, reload }: Props) {
  const { list } = BOARD_PATHS[board];
  const handlers = useBackToList(list);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '.', search: ({ edit: _, ...query }: Query) => query });
  const { edit, images, files, storedDraft } = useNoticeEdit({ board, notice, reload, onDone: handlers.onDone });
  const foot = (
    <EditFoot edit={edit}>
      <BusyButton variant="default" disabled={edit.form.busy} onClick={handlers.onCancel}>
        취소
      </BusyButton>
    </EditFoot>
  );
  return (
    <>
      <StoredDraftLine draft={storedDraft} />
      <FormPage
        title={`${notice.noticeSubject} 수정`}
        list={list}
        onLeave={leave}
        form={edit.form}
        parts={noticeFormParts({ form: edit.form, images, files })}
        foot={foot}
      />
    </>
  );
}
