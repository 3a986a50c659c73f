import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { noticeChecks } from '@portal/contract/areas/notices/forms';
import { FormPage } from '#kit/form/form-page.tsx';
import { KeptDraftLine } from '#kit/form/kept-draft-line.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { useKeptDraft } from '#kit/form/use-kept-draft.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { useWaysBack } from '#kit/form/use-ways-back.ts';
import { registerNotice } from '../api.ts';
import { BOARD_PATHS } from './boards.ts';
import { EMPTY_FORM, restored, textsOf } from './form-values.ts';
import { noticeFormParts } from './notice-form-parts.tsx';
import { settledRequest, useNoticeImages } from './notice-request.ts';
import { useNoticeFiles } from './use-notice-files.ts';

const EMPTY_TEXTS = JSON.stringify(textsOf(EMPTY_FORM, (html) => html));

/**
 * The registration form of a notice. Its draft is stored on the device until it is saved (NOTICE-28 to NOTICE-33,
 * NOTICE-40 to NOTICE-57).
 */
export function RegisterForm({ board, title }: { board: NoticeBoard; title: string }) {
  const { list, add } = BOARD_PATHS[board];
  const handlers = useWaysBack(list);
  const images = useNoticeImages(board);
  const registration = useRegistration({
    empty: EMPTY_FORM,
    checks: noticeChecks,
    requestOf: (draft) => settledRequest(draft, images, files),
    send: registerNotice(board),
    done: 'notice.register.done',
    failed: 'notice.register.failed',
    onDone: () => {
      storedDraft.forget();
      return handlers.onDone();
    },
  });
  const { form } = registration;
  const files = useNoticeFiles(board, form);
  const texts = textsOf(form.draft, images.storedOnly);
  const storedDraft = useKeptDraft({
    address: add,
    texts: JSON.stringify(texts) === EMPTY_TEXTS ? null : texts,
    onRestore: (saved) => form.change(restored(saved)),
  });
  return (
    <>
      <KeptDraftLine kept={storedDraft} />
      <FormPage
        title={title}
        list={list}
        form={form}
        parts={noticeFormParts({ form, images, files })}
        foot={<RegisterFoot registration={registration} onCancel={handlers.onCancel} />}
      />
    </>
  );
}
