import { isStaff } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { PageState } from '#ui/feedback/page-state.tsx';
import { PageExits } from './page-exits.tsx';
import { WhomToAsk } from './whom-to-ask.ts';

/** Names that are shown; the others are counted. */
const SHOWN = 3;

function useNamesToAsk(enabled: boolean): readonly string[] {
  const source = useContext(WhomToAsk);
  const { data = [] } = useQuery({
    queryKey: source?.queryKey ?? ['whom to ask'],
    queryFn: () => source?.read() ?? [],
    enabled: enabled && source !== null,
  });
  return data;
}

/** A page that the user may not see: which one it is, and who can give the right (D-263). */
export function Forbidden({ title }: { title: string }) {
  const staff = isStaff(useActor());
  const names = useNamesToAsk(staff);
  const others = names.length - SHOWN;
  const asked = `${names.slice(0, SHOWN).join(', ')}${others > 0 ? ` 외 ${others}명` : ''}`;
  return (
    <PageState
      icon="lock"
      title={messageText('page.forbidden')}
      text={messageText(staff ? 'page.forbidden.staff' : 'page.forbidden.partner', { title })}
      facts={[...(asked === '' ? [] : [{ label: '요청할 사람', value: asked }]), { label: '화면', value: title }]}
    >
      <PageExits />
    </PageState>
  );
}
