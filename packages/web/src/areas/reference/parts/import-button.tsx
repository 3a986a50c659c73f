import { useState } from 'react';
import { Dialog } from '#ui/layers/dialog.tsx';
import type { ImportKind } from '../api.ts';
import { HeadButton } from './head-button.tsx';
import { ImportForm } from './import-form.tsx';

type Props = { kind: ImportKind; noun: string; reload: () => Promise<unknown> };

/** Excel로 등록: adds many entries at once from a workbook (D-133). */
export function ImportButton({ kind, noun, reload }: Props) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <HeadButton icon="upload" label="Excel로 등록" onClick={() => setOpened(true)} />
      <Dialog title={`${noun} Excel로 등록`} opened={opened} onClose={close} width={680}>
        <ImportForm {...{ kind, reload }} onClose={close} />
      </Dialog>
    </>
  );
}
