import { type ReactNode, useEffect, useState } from 'react';
import { logFailure } from '#lib/failures.ts';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Tile } from '#ui/surface/tiles.tsx';
import { readFiles, type UnsentEntry, type UnsentKind } from '../store/entries.ts';
import css from './queue.module.css';

/** The mark of each kind of entry. */
const KIND_ICONS: Readonly<Record<UnsentKind, IconName>> = {
  photo: 'camera',
  arrive: 'helmet',
  leave: 'flag',
  log: 'report',
  message: 'talk',
  report: 'report',
  signature: 'pen',
  receipt: 'truck',
};

/** An address of the photo of an entry on this device, '' until it was read. It is freed with its component. */
export function useEntryPicture({ entryId, kind }: Pick<UnsentEntry, 'entryId' | 'kind'>): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    if (kind !== 'photo') return;
    let made = '';
    let isLeft = false;
    readFiles(entryId)
      .then(([file]) => {
        if (file === undefined || isLeft) return;
        made = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
        setAddress(made);
      })
      .catch((error: unknown) => logFailure('site-queue', error));
    return () => {
      isLeft = true;
      URL.revokeObjectURL(made);
    };
  }, [entryId, kind]);
  return address;
}

/** The mark of the kind of an entry, or what stands for it. */
export const UnsentMark = ({ kind, children }: Pick<UnsentEntry, 'kind'> & { children?: ReactNode }) => (
  <Tile as="span" className={css['picture']} square words="plain">
    {children || <Icon name={KIND_ICONS[kind]} />}
  </Tile>
);

/** The photo of an entry, or the mark of its kind. */
export function EntryPicture({ entry }: { entry: UnsentEntry }) {
  const address = useEntryPicture(entry);
  return <UnsentMark kind={entry.kind}>{address !== '' && <img src={address} alt="" />}</UnsentMark>;
}
