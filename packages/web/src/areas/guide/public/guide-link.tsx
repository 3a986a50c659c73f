import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import '../opened-from.ts';

type Props = {
  /** Title of the present screen, to which the guide links back. */
  screenTitle: string;
  onChosen?: () => void;
  className?: string | undefined;
};

/** '도움말': opens the guide at the chapter of the present screen. */
export function GuideLink({ screenTitle, onChosen, className }: Props) {
  const { href, pathname } = useLocation();
  const isGuide = pathname === paths.help || pathname.startsWith(`${paths.help}/`);
  const state = isGuide || screenTitle === '' ? {} : { openedFrom: { href, title: screenTitle } };
  return (
    <Link className={className} to={paths.help} state={state} onClick={onChosen} title="도움말">
      <Icon name="help" />
      <span>도움말</span>
    </Link>
  );
}
