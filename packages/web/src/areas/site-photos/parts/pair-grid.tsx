import { clockOf, type PhotoPair } from './group-photos.ts';
import css from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { useFirst } from './use-first.tsx';

/** How many pairs are shown before a press asks for all. */
const FIRST = 6;

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
            짝 사진 없음
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
  const { shown, more } = useFirst(pairs, FIRST);
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
