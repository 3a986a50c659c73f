import type { MenuRow } from '@portal/contract/areas/reference/calls';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useQuery } from '@tanstack/react-query';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { menuApi, referenceKey } from '../api.ts';
import { MODE_NAMES } from './menu-order-groups.ts';

/** The draft of a menu. `Place` is a mode for a top menu, else the id of its top menu. */
export type MenuDraft = { MenuName: string; MenuLink: string; MenuDomain: string; Place: string };

/** The possible positions of a new menu. */
function PlaceField({ form }: { form: FormFields<MenuDraft> }) {
  const { data = [] } = useQuery({
    queryKey: [...referenceKey, 'menu-places'],
    queryFn: ({ signal }) => menuApi.all(signal),
  });
  const options = [
    ...(['M', 'C'] as const).map((mode) => ({ value: mode, label: `상단 메뉴 (${MODE_NAMES[mode]})` })),
    ...data
      .filter(({ type }) => type === 'T')
      .map(({ menuId, menuName, menuMode }) => ({
        value: String(menuId),
        label: `${menuName} (${MODE_NAMES[menuMode]})의 하위 메뉴`,
      })),
  ];
  return <SelectField {...fieldOf(form, 'Place')} label="위치" options={options} />;
}

/** The fields of a menu: name, link and domain, and for a new one its position. */
export const MenuFields = ({ form, row }: { form: FormFields<MenuDraft>; row: MenuRow | null }) => (
  <>
    {row === null && <PlaceField form={form} />}
    <TextField {...fieldOf(form, 'MenuName')} label="메뉴명" maxLength={TEXT_LIMIT.name} autoFocus />
    <TextField
      {...fieldOf(form, 'MenuLink')}
      label="링크"
      description="/로 시작하는 주소. 비어 있으면 '준비중입니다.'를 알립니다."
      maxLength={TEXT_LIMIT.name}
    />
    <TextField
      {...fieldOf(form, 'MenuDomain')}
      label="도메인"
      description="외부 시스템을 새 창으로 여는 메뉴에만 적습니다."
      placeholder="https://"
      maxLength={TEXT_LIMIT.name}
    />
  </>
);
