import type { DepartmentNode } from '@portal/contract/areas/departments/calls';
import { isChangeable } from '@portal/contract/areas/departments/kinds';
import { useState } from 'react';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { DotsMenu } from '#ui/layers/dots-menu.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { removeDepartment } from '../api.ts';
import { MoveForm } from './move-form.tsx';
import { NameForm } from './name-form.tsx';

type Props = {
  nodes: readonly DepartmentNode[];
  node: DepartmentNode;
  /** Members or departments belong to it, so it cannot be deleted (D-110). */
  inUse: boolean;
  reload: () => Promise<unknown>;
  /** Called after the node was deleted. */
  onRemoved: () => Promise<unknown>;
};

const TITLES = { add: '하위 부서 추가', edit: '이름 수정', move: '부서 이동' } as const;
type FormKind = keyof typeof TITLES;

type ButtonProps = {
  label: string;
  changeable: boolean;
  inUse: boolean;
  show: (form: FormKind) => void;
  remove: () => unknown;
};

/** The actions as buttons. A phone has them in a menu. */
function ActionButtons({ label, changeable, inUse, show, remove }: ButtonProps) {
  const kinds = changeable ? (['edit', 'move', 'add'] as const) : (['add'] as const);
  const isNarrow = useNarrow();
  if (isNarrow) {
    const removal = changeable && !inUse ? [{ label: '삭제', ends: true, onAct: remove }] : [];
    const items = kinds.map((kind) => ({ label: TITLES[kind], onAct: () => show(kind) }));
    return <DotsMenu label={label} items={[...items, ...removal]} />;
  }
  return (
    <>
      {kinds.map((kind) => (
        <BusyButton key={kind} variant="default" onClick={() => show(kind)}>
          {kind === 'move' ? '이동' : TITLES[kind]}
        </BusyButton>
      ))}
      {changeable && (
        <BusyButton variant="outline" color="red" inactive={inUse} onClick={remove}>
          삭제
        </BusyButton>
      )}
    </>
  );
}

/** The actions on the chosen node. The company and other roots can only get new departments (D-110). */
export function DepartmentActions({ nodes, node, inUse, reload, onRemoved }: Props) {
  const [form, setForm] = useState<FormKind>('add');
  const [opened, setOpened] = useState(false);
  const show = (next: FormKind) => {
    setForm(next);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const remove = () =>
    performAction({
      confirmation: {
        title: '삭제',
        question: 'department.remove.confirm',
        subject: { name: node.deptName, facts: [] },
        destructive: true,
      },
      done: 'department.remove.done',
      failed: 'department.save.failed',
      send: async () => {
        await removeDepartment(node);
        await onRemoved();
      },
      reload,
    });
  const changeable = isChangeable(node.type);
  return (
    <>
      <ActionButtons {...{ changeable, inUse, show, remove }} label={`${node.deptName} 메뉴`} />
      <Dialog title={TITLES[form]} opened={opened} onClose={close} width={440}>
        {form === 'move' ? (
          <MoveForm {...{ nodes, node }} onSaved={reload} onClose={close} />
        ) : (
          <NameForm target={{ kind: form, node }} onSaved={reload} onClose={close} />
        )}
      </Dialog>
    </>
  );
}
