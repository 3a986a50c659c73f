import { messageText } from '@portal/contract/messages';
import { Link, useLocation } from '@tanstack/react-router';
import { usePages } from '#areas/menu/public/use-pages.ts';
import { searchOpened } from '#areas/search/public/search-opened.ts';
import { storedListQuery } from '#kit/list/list-search.ts';
import { PageExits } from '#kit/page/page-exits.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { PageState } from '#ui/feedback/page-state.tsx';
import { Icon } from '#ui/marks/icon.tsx';

/** Pages offered instead. */
const OFFERED = 3;

const sectionOf = (path: string): string => path.split('/')[1] ?? '';

/** The pages of the user's menus whose address begins like the unknown one. */
function useSimilarPages(path: string) {
  return usePages()
    .filter(({ link }) => sectionOf(link) === sectionOf(path))
    .slice(0, OFFERED);
}

/** Page for an unknown address: it names the address, similar pages and the search (D-263, D-391). */
export function MissingPage() {
  const { href, pathname } = useLocation();
  const similar = useSimilarPages(pathname);
  const links = similar.map(({ name, link }, at) => (
    <span key={link}>
      {at > 0 && ' · '}
      <Link to={link} search={storedListQuery(link)}>
        {name}
      </Link>
    </span>
  ));
  return (
    <PageState
      icon="search"
      title={messageText('page.unknown')}
      text={messageText('page.unknown.text')}
      facts={[
        { label: '열려던 주소', value: <code>{href}</code> },
        ...(links.length > 0 ? [{ label: '비슷한 화면', value: links }] : []),
      ]}
    >
      <PageExits />
      <BusyButton variant="default" leftSection={<Icon name="search" />} onClick={() => searchOpened.set(true)}>
        이름으로 찾기
      </BusyButton>
    </PageState>
  );
}
