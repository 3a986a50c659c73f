import type { MenuItem } from '@portal/contract/areas/menu/calls';
import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import { Link, type NavigateOptions, useLocation, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { readOutsideToken } from '#areas/account/public/use-me.ts';
import { confirm } from '#lib/confirm.ts';
import { logFailure } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import type { Look } from '#ui/layout/look.ts';
import { PressRow } from '#ui/layout/press-row.tsx';
import { readMenuMode } from '../public/menu-mode.ts';
import { menuTarget, outsideAddress } from './menu-rules.ts';

type Props = Look & {
  item: MenuItem;
  current: boolean;
  onChosen?: (() => void) | undefined;
  children: ReactNode;
};

async function openOutside(item: MenuItem): Promise<void> {
  // The token lives five minutes, so it is created on the click (D-15).
  const token = await readOutsideToken(item.topMenuId);
  window.open(outsideAddress(item, token), '_blank', 'noopener,noreferrer');
}

/** A menu entry. It is a link when it opens a page, so that a middle click works, else a button. */
export function MenuLink({ item, current, onChosen, children, ...look }: Props) {
  const navigate = useNavigate();
  const { pathname, href } = useLocation();
  const target = menuTarget(item, pathname);
  const go = (options: NavigateOptions) => void navigate(options);

  if (target === 'preparing' || target === 'outside') {
    const handleClick = async () => {
      onChosen?.();
      if (target === 'outside') return void openOutside(item).catch((error: unknown) => logFailure('menu', error));
      await confirm({ title: item.menuName, question: 'common.preparing', informs: true });
      go({ to: noticesPathOf(readMenuMode()) });
    };
    return (
      <PressRow {...look} onClick={() => void handleClick()}>
        {children}
      </PressRow>
    );
  }

  const handleClick = async (event: MouseEvent) => {
    onChosen?.();
    if (target !== 'again' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Navigating away and back, without a history entry, remounts the page (D-20).
    await navigate({ to: paths.tempRoute, replace: true });
    await navigate({ href, replace: true });
  };
  return (
    <PressRow
      as={Link}
      to={item.menuLink}
      aria-current={current ? 'page' : undefined}
      {...look}
      onClick={(event: MouseEvent) => void handleClick(event)}
    >
      {children}
    </PressRow>
  );
}
