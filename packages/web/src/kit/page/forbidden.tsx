import { messageText } from '@portal/contract/messages';
import { EmptyState } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';

/** A page that tells the reader that they may not see it. */
export const Forbidden = ({ title }: { title: string }) => (
  <>
    <PageTitle title={title} />
    <EmptyState text={messageText('FORBIDDEN')} />
  </>
);
