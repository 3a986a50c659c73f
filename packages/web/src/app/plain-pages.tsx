import { messageText } from '@portal/contract/messages';
import { useLocation } from '@tanstack/react-router';
import { PageExits } from '#kit/page/page-exits.tsx';
import { PageState } from '#ui/feedback/page-state.tsx';

/** Page for an unknown address, which it names (D-263). */
export function MissingPage() {
  const { href } = useLocation();
  return (
    <PageState
      icon="search"
      title={messageText('page.unknown')}
      text={messageText('page.unknown.text')}
      facts={[{ label: '열려던 주소', value: href }]}
    >
      <PageExits />
    </PageState>
  );
}
