import { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import { Navigate } from '@tanstack/react-router';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '공지사항 등록';

/** Contractors are redirected to the list (D-119). */
const Registration = ({ board }: { board: NoticeBoard }) => (
  <AllowedPage title={TITLE} may={mayManageNotices} otherwise={<Navigate to={paths.noticeList} replace />}>
    {() => <RegisterForm board={board} title={TITLE} />}
  </AllowedPage>
);

/** /notices/add: a notice for contractors. */
export const AddPage = () => <Registration board={NoticeBoard.Partners} />;

/** /mizenotices/add: a notice for staff. */
export const MizeAddPage = () => <Registration board={NoticeBoard.Staff} />;
