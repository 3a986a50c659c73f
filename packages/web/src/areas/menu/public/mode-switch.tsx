import { type MenuMode, mayToggleMode, noticesPathOf } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { StoredSession } from '#lib/session.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { allMenus } from '../api.ts';
import { belongsToMenus, branchesFor } from '../parts/menu-rules.ts';
import { MODE_NAMES, setMenuMode } from './menu-mode.ts';

type Props = { me: StoredSession; mode: MenuMode };

const MODES = [
  { value: UserType.Staff, label: MODE_NAMES.M, tone: 'staff' },
  { value: UserType.Partner, label: MODE_NAMES.C, tone: 'partner' },
] as const;

/**
 * '모드전환', for users who may switch (SHELL-27, SHELL-29). A page that belongs to both modes stays open. Else the notices
 * of the other mode are opened (D-17).
 */
export function ModeSwitch({ me, mode }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!mayToggleMode(me)) return null;
  const change = async (next: MenuMode) => {
    const menus = branchesFor(await client.ensureQueryData(allMenus).catch(() => []), next, pathname);
    // A navigation that the leave guard blocks never settles, so the mode does not change.
    if (!belongsToMenus(menus, pathname)) await navigate({ to: noticesPathOf(next) });
    setMenuMode(next);
  };
  return (
    <Segments
      label="모드전환"
      value={mode}
      options={MODES}
      onChange={(next) => {
        if (next !== mode) void change(next);
      }}
    />
  );
}
