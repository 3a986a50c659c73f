import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ListButton } from '#kit/record/record-page.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { landingNotices } from '../api.ts';
import css from './notices.module.css';

/**
 * The foot of a read notice: back to the list, and print. The notices on the first page are refetched, because this one
 * is read now.
 */
export function ArticleFoot({ list }: { list: string }) {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: landingNotices.queryKey }), [client]);
  return (
    <div className={css['facts']} data-print="off">
      <ListButton path={list} />
      <BusyButton variant="default" onClick={() => window.print()}>
        인쇄
      </BusyButton>
    </div>
  );
}
