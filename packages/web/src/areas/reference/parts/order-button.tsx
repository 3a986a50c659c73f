import { useState } from 'react';
import { showRefusal } from '#lib/failures.ts';
import { Dialog } from '#ui/layers/dialog.tsx';
import { HeadButton } from './head-button.tsx';
import { OrderForm } from './order-form.tsx';
import type { OrderGroup } from './reference-list.ts';

type Props = { read: () => Promise<readonly OrderGroup[]>; reload: () => Promise<unknown> };

/** 순서 변경: orders the whole list with retired entries. All selects use this order. */
export function OrderButton({ read, reload }: Props) {
  const [groups, setGroups] = useState<readonly OrderGroup[]>([]);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const open = async () => {
    try {
      setGroups(await read());
      setOpened(true);
    } catch (error) {
      showRefusal('reference.save.failed', error);
    }
  };
  return (
    <>
      <HeadButton icon="sort" label="순서 변경" onClick={open} />
      <Dialog title="순서 변경" opened={opened} onClose={close} width={440}>
        <OrderForm {...{ groups, reload }} onClose={close} />
      </Dialog>
    </>
  );
}
