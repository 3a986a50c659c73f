import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProjectEvents } from '#lib/use-project-events.ts';
import { openOffers } from '../../api.ts';
import css from './new-offers.module.css';

const newestOf = (moments: readonly string[]): string => moments.toSorted().at(-1) ?? '';

/**
 * Shows how many offers were posted since the contractor opened the list. The list reloads only when the user clicks.
 */
export function NewOffers({ onShow }: { onShow: () => unknown }) {
  const offers = useQuery(openOffers);
  const posted = offers.data?.data.map(({ postedDtm }) => postedDtm);
  const [seen, setSeen] = useState<string | null>(null);
  // Set only after the fetch, because a cached response would count listed offers as new.
  if (posted && seen === null && !offers.isFetching) setSeen(newestOf(posted));
  useProjectEvents(true, () => offers.refetch());
  const count = posted && seen !== null ? posted.filter((at) => at > seen).length : 0;
  const handleClick = () => {
    setSeen(newestOf(posted ?? []));
    window.scrollTo({ top: 0 });
    onShow();
  };
  return (
    <span role="status" className={css['news']}>
      {count > 0 && (
        <button type="button" onClick={handleClick}>
          새 프로젝트 {count}건
        </button>
      )}
    </span>
  );
}
