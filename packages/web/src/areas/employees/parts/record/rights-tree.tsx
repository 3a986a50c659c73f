import { MODE_LABELS } from '@portal/contract/areas/employees/codes';
import { DUTY_LABELS } from '@portal/contract/areas/employees/duties';
import {
  grantKey,
  type MenuChoice,
  type MenuGrant,
  offeredSubmenus,
} from '@portal/contract/areas/employees/menu-grants';
import { letterWords } from '@portal/contract/areas/employees/permission-letter';
import { forbiddenWords, menuWords } from '@portal/contract/areas/employees/rights-words';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { seesTopMenu } from '@portal/contract/areas/menu/policy';
import { UserType } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { menuChoices } from '../../api.ts';
import css from '../employees.module.css';

type LineProps = { name: string; words: string; isGranted: boolean };

const Line = ({ name, words, isGranted }: LineProps) => (
  <Grid
    columns={3}
    className={css['right']}
    data-granted={isGranted}
    gap={8}
    padY={4}
    size={13}
    align="baseline"
    tone={isGranted ? 'text' : 'faint'}
  >
    <Text as="span" tone={isGranted ? 'good' : 'faint'}>
      <Icon name={isGranted ? 'check' : 'minus'} size={14} />
    </Text>
    <span>
      {name}
      <VisuallyHidden>{isGranted ? ' 있음' : ' 없음'}</VisuallyHidden>
    </span>
    <Note as="small" tone={isGranted ? 'soft' : 'faint'}>
      {isGranted ? words : '보이지 않습니다'}
    </Note>
  </Grid>
);

type MenuProps = { menu: MenuChoice; granted: ReadonlySet<string>; isVisible: boolean };

/** One menu with its submenus, and what the employee may do in each. */
function MenuLines({ menu, granted, isVisible }: MenuProps) {
  const has = (grant: MenuGrant): boolean => isVisible && granted.has(grantKey(grant));
  const top: MenuGrant = { menuId: menu.topMenuId, type: 'T' };
  // A submenu that the words of its top menu include is named only where it is missing.
  const submenus = offeredSubmenus(menu)
    .map(({ leftMenuId, menuName }) => ({ left: { menuId: leftMenuId, type: 'L' } as const, name: menuName }))
    .filter(({ left }) => menuWords(left) !== '' || !has(left));
  return (
    <li>
      <Line name={menu.menuName} words={menuWords(top)} isGranted={has(top)} />
      {has(top) && submenus.length > 0 && (
        <Stack as="ul" className={css['sub']}>
          {submenus.map(({ left, name }) => (
            <li key={left.menuId}>
              <Line name={name} words={menuWords(left)} isGranted={has(left)} />
            </li>
          ))}
        </Stack>
      )}
    </li>
  );
}

const MODES = [
  { type: UserType.Staff, label: '직원 모드' },
  { type: UserType.Partner, label: '협력사 모드' },
] as const;

/** Where the letter comes from, and which menus and duties the employee has. */
function summaryOf({ userPermission, deptName, modeAuthority, salesDutyYn, pmDutyYn }: EmployeeInfo): string {
  const duties = [salesDutyYn === 'Y' && DUTY_LABELS.sales, pmDutyYn === 'Y' && DUTY_LABELS.pm].filter(Boolean);
  return [
    letterWords(userPermission),
    ...(deptName === '' ? [] : [`소속 부서 ‘${deptName}’에서 정해집니다`]),
    ...(duties.length === 0 ? [] : [`담당 업무 ${duties.join(', ')}`]),
    `모드전환 권한 ${Object.entries(MODE_LABELS).find(([code]) => code === modeAuthority)?.[1] ?? '없음'}`,
  ].join(' · ');
}

/** The rights of an employee as a tree of what they may do, in both modes (EMP-32 to EMP-35, D-256). */
export function RightsTree({ person }: { person: EmployeeInfo }) {
  const menus = useQuery(menuChoices);
  const granted = new Set(person.menuAuthList.map(grantKey));
  const employee = { userType: UserType.Staff, permission: person.userPermission };
  const forbidden = forbiddenWords(employee);
  return (
    <Stack gap={12} most={816}>
      <Text padY={8} padX={12} size={13} ground="surface-2" round="md">
        {summaryOf(person)}
      </Text>
      {menus.isPending && <Loading />}
      {menus.isError && <LoadError onRetry={() => menus.refetch()} />}
      <Grid columns={2} phone={1} gap={16}>
        {MODES.map(({ type, label }) => {
          const ofMode = (menus.data ?? []).filter(({ menuType }) => menuType === type);
          const count = ofMode.filter(({ topMenuId }) =>
            granted.has(grantKey({ menuId: topMenuId, type: 'T' })),
          ).length;
          return (
            ofMode.length > 0 && (
              <Stack key={type} gap={4}>
                <Text as="h3" padY={4} size={13} weight="semibold" line="below">
                  {label}{' '}
                  <Text as="small" size={12} weight="regular" tone="faint">
                    메뉴 {ofMode.length}개 중 {count}개
                  </Text>
                </Text>
                <Stack as="ul" aria-label={`${label} 권한`}>
                  {ofMode.map((menu) => (
                    <MenuLines
                      key={menu.topMenuId}
                      {...{ menu, granted }}
                      isVisible={seesTopMenu(employee, menu.topMenuId)}
                    />
                  ))}
                </Stack>
              </Stack>
            )
          );
        })}
      </Grid>
      {forbidden.length > 0 && (
        <Row as="p" gap={4} size={13} tone="soft">
          <Icon name="lock" size={14} />할 수 없는 것: {forbidden.join(', ')}
        </Row>
      )}
    </Stack>
  );
}
