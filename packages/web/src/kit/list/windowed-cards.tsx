import { useRowWindow } from '#ui/tables/use-row-window.ts';
import { CardContent, type CardsProps, groupHeading } from './card-content.tsx';
import css from './list.module.css';

/** Height of a card in px until it is measured. */
const GUESS = 108;
const OVERSCAN = 6;

/** A long list of cards that renders only those near the screen. */
export function WindowedCards<Row>({ label, rows, stale, groupOf, ...shared }: CardsProps<Row>) {
  const { box, part, measure } = useRowWindow<Row, HTMLUListElement, HTMLLIElement>({
    rows,
    rowKey: shared.keyOf,
    guess: () => GUESS,
    overscan: OVERSCAN,
  });
  return (
    <ul
      ref={box}
      className={css['cards']}
      aria-label={label}
      aria-busy={stale}
      style={{ paddingTop: part.before, paddingBottom: part.after }}
    >
      {rows.slice(part.from, part.to).map((row, offset) => {
        const heading = groupHeading(row, rows[part.from + offset - 1], groupOf);
        return (
          <li
            key={shared.keyOf(row)}
            data-key={shared.keyOf(row)}
            data-index={part.from + offset}
            className={css['card']}
            ref={measure}
          >
            {/* Measured with its card. */}
            {heading && <div className={css['group']}>{heading}</div>}
            <CardContent row={row} {...shared} />
          </li>
        );
      })}
    </ul>
  );
}
