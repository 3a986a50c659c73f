import { Fragment, Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { CardContent, type CardsProps, groupHeading } from './card-content.tsx';
import css from './list.module.css';

/** Longer lists draw only the cards near the screen. */
const WINDOW_FROM = 100;
/** Number of cards shown until the code of the windowed list is loaded. */
const AT_FIRST = 30;

const WindowedCards = lazyPart(
  async () => (await import('./windowed-cards.tsx')).WindowedCards,
  PlainCards,
) as typeof PlainCards;

/** All cards. The heading of a group is an item of its own; it stays while its cards pass. */
function PlainCards<Row>({ label, rows, stale, groupOf, ...shared }: CardsProps<Row>) {
  return (
    <ul className={css['cards']} aria-label={label} aria-busy={stale}>
      {rows.map((row, index) => {
        const heading = groupHeading(row, rows[index - 1], groupOf);
        return (
          <Fragment key={shared.keyOf(row)}>
            {heading && <li className={css['group']}>{heading}</li>}
            <li data-key={shared.keyOf(row)} className={css['card']}>
              <CardContent row={row} {...shared} />
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

/** A list of cards, each with a checkbox where rows can be selected. Above 100 rows it is windowed. */
export function ListCards<Row>(props: CardsProps<Row>) {
  if (props.rows.length <= WINDOW_FROM) return <PlainCards {...props} />;
  return (
    <Suspense fallback={<PlainCards {...props} rows={props.rows.slice(0, AT_FIRST)} />}>
      <WindowedCards {...props} />
    </Suspense>
  );
}
