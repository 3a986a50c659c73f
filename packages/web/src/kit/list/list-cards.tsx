import { lazy, Suspense } from 'react';
import { CardContent, type CardsProps } from './card-content.tsx';
import css from './list.module.css';

/** Longer lists draw only the cards near the screen. */
const WINDOW_FROM = 100;
/** What stands of a long list until it can be windowed. */
const AT_FIRST = 30;

const WindowedCards = lazy(async () => ({
  default: (await import('./windowed-cards.tsx')).WindowedCards,
})) as typeof PlainCards;

function PlainCards<Row>({ label, rows, stale, ...shared }: CardsProps<Row>) {
  return (
    <ul className={css['cards']} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={shared.keyOf(row)} className={css['card']}>
          <CardContent row={row} {...shared} />
        </li>
      ))}
    </ul>
  );
}

/** A list as cards that its area draws, each with a box where rows can be marked; windowed above 100. */
export function ListCards<Row>(props: CardsProps<Row>) {
  if (props.rows.length <= WINDOW_FROM) return <PlainCards {...props} />;
  return (
    <Suspense fallback={<PlainCards {...props} rows={props.rows.slice(0, AT_FIRST)} />}>
      <WindowedCards {...props} />
    </Suspense>
  );
}
