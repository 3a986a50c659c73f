import { Row } from '#ui/layout/row.tsx';
import css from './photos.module.css';

type Props = { captions: readonly string[]; value: string; onChoose: (caption: string) => void };

/** The captions of the last photos: one press writes one again. */
export const CaptionOffers = ({ captions, value, onChoose }: Props) =>
  captions.length > 0 && (
    <Row as="ul" gap={8} scrolls aria-label="최근 설명">
      {captions.map((caption) => (
        <li key={caption}>
          <button
            type="button"
            className={css['offer']}
            aria-pressed={caption === value}
            onClick={() => onChoose(caption)}
          >
            {caption}
          </button>
        </li>
      ))}
    </Row>
  );
