import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { setLostConnection, useLostConnection } from '#ui/buttons/lost-connection.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './offline-strip.module.css';

const two = (value: number): string => String(value).padStart(2, '0');
const clockText = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/**
 * Says below the header that the browser has no connection, and since when. Meanwhile deeds rest (D-356). What is on
 * screen and what was typed stays.
 * With the connection the page is loaded anew by itself (D-356). Pages that `catchUp` do that by their event stream.
 */
export function OfflineStrip({ catchUp = false }: { catchUp?: boolean }) {
  const client = useQueryClient();
  const since = useLostConnection();
  useEffect(() => {
    const lost = () => setLostConnection(new Date());
    const found = () => {
      setLostConnection(null);
      toast.success('connection.back');
      if (!catchUp) void client.invalidateQueries();
    };
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
      setLostConnection(null);
    };
  }, [client, catchUp]);
  if (since === null) return null;
  return (
    <section className={css['strip']} role="status" aria-label="연결" data-strip="true" data-print="off">
      <Icon name="offline" />
      <p>
        <b>인터넷이 끊겼습니다.</b> {clockText(since)}까지 받은 내용을 보고 있습니다. 다시 연결되면 저절로 새로
        고칩니다.
      </p>
      <BusyButton variant="default" onClick={() => client.invalidateQueries()}>
        다시 시도
      </BusyButton>
    </section>
  );
}
