import { messageText } from '@portal/contract/messages';
import { PageTitle } from '../../ui/headings.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A page that says that its reader may not see it. */
export const Forbidden = ({ title }: { title: string }) => (
  <>
    <PageTitle title={title} />
    <EmptyState text={messageText('FORBIDDEN')} />
  </>
);
