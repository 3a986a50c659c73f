import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Icon } from '#ui/marks/icon.tsx';
import { Tile, TileMark, TileWord } from '#ui/surface/tiles.tsx';
import { useEntryPicture } from '../list/entry-picture.tsx';
import type { UnsentEntry } from '../store/entries.ts';
import { labelOf } from './label-of.ts';

/** A photo that is still on this device, with its state. */
export function WaitingPhoto({ entry, onOpen }: { entry: UnsentEntry; onOpen: () => void }) {
  const address = useEntryPicture(entry);
  const isRefused = entry.state === 'refused';
  return (
    <Tile square onClick={onOpen} aria-label={`${entry.title} ${isRefused ? '보낼 수 없음' : '미전송'}`}>
      {address !== '' && <img src={address} alt="" />}
      <TileWord>{photoLabelWord(labelOf(entry))}</TileWord>
      <TileMark isBad={isRefused}>
        <Icon name={isRefused ? 'alert' : 'upload'} />
      </TileMark>
    </Tile>
  );
}
