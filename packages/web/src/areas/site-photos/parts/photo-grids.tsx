import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { clockOf, type PhotoPair } from './group-photos.ts';
import css from './photo-grids.module.css';
import { PhotoTile } from './photo-tile.tsx';

/** How many photos or pairs are shown before a press asks for all. */
const FIRST = 12;

/** The first items, and the button for the rest. */
function useFirst<T>(items: readonly T[]) {
  const [isOpen, setIsOpen] = useState(false);
  const more = !isOpen && items.length > FIRST && (
    <BusyButton variant="default" onClick={() => setIsOpen(true)}>
      모두 보기 {items.length}
    </BusyButton>
  );
  return { shown: isOpen ? items : items.slice(0, FIRST), more };
}

type PairProps = { pair: PhotoPair; onOpen: () => void };

const Pair = ({ pair: { before, after }, onOpen }: PairProps) => {
  const both = [before, after].filter((photo) => photo !== undefined);
  return (
    <figure>
      {[before, after].map((photo, index) =>
        photo ? (
          <span key={photo.photoId} className={css['half']}>
            <PhotoTile photo={photo} labelled onOpen={onOpen} />
          </span>
        ) : (
          <span key={index === 0 ? 'before' : 'after'} className={css['none']}>
            짝이 없음
          </span>
        ),
      )}
      <figcaption>
        <b>{both.map(({ caption }) => caption).find((caption) => caption !== '')}</b>
        <span>{both.map(clockOf).join(' → ')}</span>
      </figcaption>
    </figure>
  );
};

/** Photos of before and after, in pairs. */
export function PairGrid({ pairs, onOpen }: { pairs: readonly PhotoPair[]; onOpen: (index: number) => void }) {
  const { shown, more } = useFirst(pairs);
  return (
    <>
      <div className={css['pairs']}>
        {shown.map((pair, index) => (
          <Pair key={pair.after?.photoId ?? pair.before?.photoId} pair={pair} onOpen={() => onOpen(index)} />
        ))}
      </div>
      {more}
    </>
  );
}

/** Photos of one label. */
export function PhotoGrid({ photos, onOpen }: { photos: readonly SitePhoto[]; onOpen: (index: number) => void }) {
  const { shown, more } = useFirst(photos);
  return (
    <>
      <ul className={css['photos']}>
        {shown.map((photo, index) => (
          <li key={photo.photoId}>
            <PhotoTile photo={photo} onOpen={() => onOpen(index)} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
