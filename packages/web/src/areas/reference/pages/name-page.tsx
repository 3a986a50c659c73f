import type { NameRow } from '@portal/contract/areas/reference/calls';
import { nameChecks } from '@portal/contract/areas/reference/forms';
import { NAME_LIST_CODES, NAME_LISTS, type NameList } from '@portal/contract/areas/reference/kinds';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useLocation } from '@tanstack/react-router';
import { RequiredSwitch } from '#areas/site-reports/public/required-switch.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { paths } from '#lib/paths.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { nameListApi } from '../api.ts';
import { nameLists } from '../lists.ts';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

type Draft = { Name: string };

/** The effect of retiring an entry of each list. */
const RETIRE_NOTES: Readonly<Record<NameList, string>> = {
  area: '사용하지 않는 지역은 새 프로젝트에서 고를 수 없습니다. 이미 고른 것은 그대로입니다.',
  trade: '사용하지 않는 공종은 새 프로젝트와 관심 공종에서 고를 수 없습니다. 이미 고른 것은 그대로입니다.',
  check: '사용하지 않는 항목은 새 평가에 나오지 않습니다. 이미 매긴 점수는 그대로입니다.',
  'check-two': '사용하지 않는 항목은 새 평가에 나오지 않습니다. 이미 매긴 점수는 그대로입니다.',
  category: '사용하지 않는 분류는 새 공지사항에서 고를 수 없습니다. 이미 쓴 글은 그대로입니다.',
  position: '사용하지 않는 직책은 직원에게 새로 줄 수 없습니다. 이미 가진 직원은 그대로입니다.',
  bank: '사용하지 않는 은행은 새로 고를 수 없습니다. 이미 등록된 계좌는 그대로입니다.',
  safety: '사용하지 않는 항목은 현장 도착에 나오지 않습니다. 이미 확인한 것은 그대로입니다.',
};

function listOf(kind: NameList): ReferenceList<NameRow, Draft> {
  const source = nameListApi(kind);
  const title = NAME_LISTS[kind];
  return {
    title,
    ...nameLists[kind],
    searchLabel: title,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    columns: [{ key: 'name', header: title, render: ({ name }) => name }],
    checks: nameChecks,
    empty: { Name: '' },
    draftOf: ({ name }) => ({ Name: name }),
    fields: (form) => <TextField {...fieldOf(form, 'Name')} label={title} maxLength={TEXT_LIMIT.name} autoFocus />,
    add: ({ Name }, idempotencyKey) => source.add(Name, { idempotencyKey }),
    edit: (row, { Name }, idempotencyKey) => source.edit(row, Name, { idempotencyKey }),
    retireNote: RETIRE_NOTES[kind],
    retire: source.retire,
    remove: source.remove,
    readOrderGroups: async () => [
      {
        label: title,
        entries: await source.all(),
        save: (order, idempotencyKey) => source.order(order, { idempotencyKey }),
      },
    ],
  };
}

const LISTS = NAME_LIST_CODES.map(listOf);

/** /reference/areas and the other short lists. The address selects the list (D-133). */
export function NamePage() {
  const { pathname } = useLocation();
  const list = LISTS.find(({ search }) => search.path === pathname);
  if (!list) return null;
  return (
    <ManagerPage title={list.title}>
      <ReferenceScreen key={pathname} list={list} />
      {pathname === paths.referenceChecks && <RequiredSwitch />}
    </ManagerPage>
  );
}
