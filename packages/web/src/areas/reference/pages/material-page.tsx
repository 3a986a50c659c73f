import { materialLabel } from '@portal/contract/areas/project/materials';
import type { MaterialRow } from '@portal/contract/areas/reference/calls';
import { materialChecks } from '@portal/contract/areas/reference/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { materialApi } from '../api.ts';
import { materialList } from '../lists.ts';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

type Draft = { MaterialName: string; ModelName: string; Unit: string };

const MATERIALS: ReferenceList<MaterialRow, Draft> = {
  title: '자재',
  ...materialList,
  searchLabel: '자재명 또는 모델명',
  keyOf: ({ id }) => id,
  nameOf: ({ materialName }) => materialName,
  columns: [
    { key: 'name', header: '자재명', render: ({ materialName }) => materialName },
    { key: 'model', header: '모델명', width: 180, render: ({ modelName }) => modelName },
    { key: 'unit', header: '단위', width: 80, render: ({ unit }) => unit },
  ],
  checks: materialChecks,
  empty: { MaterialName: '', ModelName: '', Unit: '' },
  draftOf: ({ materialName, modelName, unit }) => ({ MaterialName: materialName, ModelName: modelName, Unit: unit }),
  fields: (form) => (
    <>
      <TextField {...fieldOf(form, 'MaterialName')} label="자재명" maxLength={TEXT_LIMIT.name} autoFocus />
      <TextField {...fieldOf(form, 'ModelName')} label="모델명" maxLength={TEXT_LIMIT.name} />
      <TextField {...fieldOf(form, 'Unit')} label="단위" placeholder="개, m, 식" maxLength={20} />
    </>
  ),
  add: (draft, idempotencyKey) => materialApi.add(draft, { idempotencyKey }),
  edit: (row, draft, idempotencyKey) => materialApi.edit(row, draft, { idempotencyKey }),
  retireNote: '사용하지 않는 자재는 새 프로젝트에서 고를 수 없습니다. 이미 넣은 것은 그대로입니다.',
  retire: materialApi.retire,
  remove: materialApi.remove,
  readOrderGroups: async () => [
    {
      label: '자재',
      entries: (await materialApi.all()).map((row) => ({ id: row.id, name: materialLabel(row) })),
      save: (order, idempotencyKey) => materialApi.order(order, { idempotencyKey }),
    },
  ],
  importKind: 'material',
};

/** /reference/materials: the materials that projects can use (D-133). */
export const MaterialPage = () => (
  <ManagerPage title={MATERIALS.title}>
    <ReferenceScreen list={MATERIALS} />
  </ManagerPage>
);
