import { Row } from '#ui/layout/row.tsx';
import { Tile, TilePair } from '#ui/surface/tiles.tsx';
import { Text } from '#ui/text/text.tsx';
import { clockOf, type PairedPhotos } from './group-photos.ts';
import css from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';
import { useFirst } from './use-first.tsx';

/** How many pairs are shown before a press asks for all. */
const FIRST = 6;

type PairProps = { pair: PairedPhotos; onOpen: () => void };

const Pair = ({ pair: { before, after }, onOpen }: PairProps) => {
  const both = [before, after].filter((photo) => photo !== undefined);
  return (
    <figure>
      <TilePair>
        {[before, after].map((photo, index) =>
          photo ? (
            <PhotoTile key={photo.photoId} photo={photo} paired onOpen={onOpen} />
          ) : (
            <Tile key={index === 0 ? 'before' : 'after'} as="span" square words="dashed">
              짝 사진 없음
            </Tile>
          ),
        )}
      </TilePair>
      <Row as="figcaption" gap={4} padY={4} size={13} justify="between" stacks>
        <Text as="b" weight="medium" cut>
          {both.map(({ caption }) => caption).find((caption) => caption !== '')}
        </Text>
        <Text as="span" tone="soft" whole>
          {both.map(clockOf).join(' → ')}
        </Text>
      </Row>
    </figure>
  );
};

/** Photos of before and after, in pairs. */
export function PairGrid({ pairs, onOpen }: { pairs: readonly PairedPhotos[]; onOpen: (index: number) => void }) {
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
