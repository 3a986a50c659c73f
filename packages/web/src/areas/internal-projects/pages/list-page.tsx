import { InternalList } from '../parts/internal-list.tsx';
import { StaffPage } from '../parts/staff-page.tsx';

const TITLE = '프로젝트 목록 (마이즈)';

/** /projects/mizelist: the provider's own projects (INT-02, D-78). */
export const ListPage = () => <StaffPage title={TITLE}>{() => <InternalList title={TITLE} />}</StaffPage>;
