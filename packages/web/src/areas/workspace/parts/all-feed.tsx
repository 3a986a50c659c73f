import { PageTitle } from '../../../ui/headings.tsx';

/** The newest entries of all own rooms (D-22). */
export const AllFeed = () => <PageTitle title="전체 새 글" />;
