import { type MenuMode, mayToggleMode, noticesOf } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import type { StoredSession } from '../../../lib/session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toggleMenuMode } from './menu-mode.ts';
import './mode-switch.css';

type Props = { me: StoredSession; mode: MenuMode };

/** '모드전환', for those who may (SHELL-27, SHELL-29); leads to the notices of the other mode (D-17). */
export function ModeSwitch({ me, mode }: Props) {
  const navigate = useNavigate();
  if (!mayToggleMode(me)) return null;
  const handleClick = () => {
    const next = toggleMenuMode();
    void navigate({ to: noticesOf(next) });
  };
  return (
    <button type="button" className="mode-switch" onClick={handleClick}>
      <Icon name="swap" />
      모드전환
      <small>{mode === UserType.Staff ? '직원' : '협력사'}</small>
    </button>
  );
}
