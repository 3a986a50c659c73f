import {
  grantKey,
  grantNote,
  type MenuChoice,
  type MenuGrant,
  offeredSubmenus,
  seesAnyMenu,
  toggleSubmenu,
  toggleTopMenu,
} from '@portal/contract/areas/employees/menu-grants';
import { type LetterRule, letterOf } from '@portal/contract/areas/employees/permission-letter';
import { UserType } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { frameOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { menuChoices } from '../api.ts';
import css from './employees.module.css';
import type { EmployeeValues } from './values.ts';

type GroupProps = {
  menu: MenuChoice;
  chosen: readonly MenuGrant[];
  locked: boolean;
  onChange: (chosen: readonly MenuGrant[]) => void;
};

/** A top menu with its submenus. It is half checked while some of them are missing (EMP-33 to EMP-35). */
function MenuGroup({ menu, chosen, locked, onChange }: GroupProps) {
  const granted = new Set(chosen.map(grantKey));
  const subs = offeredSubmenus(menu);
  const isOn = granted.has(`T${menu.topMenuId}`);
  const note = grantNote(menu.topMenuId);
  const missing = subs.some(({ leftMenuId }) => !granted.has(`L${leftMenuId}`));
  return (
    <Stack as="li" gap={8}>
      <Checkbox
        label={menu.menuName}
        disabled={locked}
        checked={isOn}
        indeterminate={isOn && missing}
        onChange={() => onChange(toggleTopMenu(chosen, menu))}
      />
      {subs.length > 0 && (
        <Stack as="ul" className={css['below']} gap={8}>
          {subs.map(({ leftMenuId, menuName }) => (
            <li key={leftMenuId}>
              <Checkbox
                size="xs"
                label={menuName}
                disabled={locked}
                checked={granted.has(`L${leftMenuId}`)}
                onChange={() => onChange(toggleSubmenu(chosen, menu, leftMenuId))}
              />
            </li>
          ))}
        </Stack>
      )}
      {note && (
        <Note className={css['below']} size={12}>
          {messageText(note)}
        </Note>
      )}
    </Stack>
  );
}

const MODES = [
  { type: UserType.Staff, label: '직원 메뉴' },
  { type: UserType.Partner, label: '협력사 메뉴' },
] as const;

/** The menus granted to an employee. Checking a top menu checks all its submenus (EMP-18, EMP-33 to EMP-35, D-23). */
export function MenuPicker({ form, rule }: { form: FormFields<EmployeeValues>; rule: LetterRule }) {
  const menus = useQuery(menuChoices);
  const { ModeAuthority: modeAuthority, MenuAuthList: granted, deptName } = form.draft;
  const isEmpty =
    menus.data && !seesAnyMenu(menus.data, granted, { modeAuthority, permission: letterOf(deptName, rule) });
  // Nothing was chosen yet in a new form.
  const isStarted = modeAuthority !== '' && (granted.length > 0 || rule === 'edit');
  const group = { chosen: form.draft.MenuAuthList, locked: form.isLocked('MenuAuthList') };
  return (
    <Field
      label="메뉴 권한"
      {...frameOf(form, 'MenuAuthList')}
      warning={isEmpty && isStarted ? messageText('employee.menus.unseen') : undefined}
    >
      {menus.isPending && <Loading />}
      {menus.isError && <LoadError onRetry={() => menus.refetch()} />}
      <Stack gap={16}>
        {MODES.map(({ type, label }) => {
          const offered = (menus.data ?? []).filter(({ menuType }) => menuType === type);
          if (offered.length === 0) return null;
          return (
            <Stack key={type} gap={8}>
              <Text as="h3" size={12} weight="medium" tone="soft">
                {label}
              </Text>
              <Stack as="ul" className={css['menus']} gap={12} aria-label={label}>
                {offered.map((menu) => (
                  <MenuGroup
                    key={menu.topMenuId}
                    menu={menu}
                    {...group}
                    onChange={(MenuAuthList) => form.change({ MenuAuthList })}
                  />
                ))}
              </Stack>
            </Stack>
          );
        })}
      </Stack>
    </Field>
  );
}
