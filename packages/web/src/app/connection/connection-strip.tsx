import { useEffect, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lostText } from '#ui/buttons/lost-connection.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './connection-strip.module.css';
import { useConnection } from './use-connection.ts';

/** How often a silent server is asked again. In seconds. */
const AGAIN_S = 15;

const two = (value: number): string => String(value).padStart(2, '0');
const clockText = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

const REST = {
  internet: '다시 연결되면 저절로 새로 고칩니다.',
  server: '입력하던 내용은 그대로 남아 있습니다.',
} as const;

/** Counts down to the next question to the server. */
function NextAsk({ onAsk }: { onAsk: () => Promise<void> }) {
  const [left, setLeft] = useState(AGAIN_S);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => (seconds > 0 ? seconds - 1 : AGAIN_S)), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) void onAsk();
  }, [left, onAsk]);
  return <span aria-hidden="true">{left}초 뒤 다시 시도</span>;
}

/**
 * Says below the header that the internet or the server does not answer, and since when. Meanwhile deeds rest. What is
 * on screen and what was typed stays (D-356).
 */
export function ConnectionStrip({ catchUp = false }: { catchUp?: boolean }) {
  const { lost, ask } = useConnection(catchUp);
  if (lost === null) return null;
  return (
    <section className={css['strip']} data-lost={lost.to} aria-label="연결" data-strip="true" data-print="off">
      <Icon name={lost.to === 'server' ? 'server' : 'offline'} />
      <p role="status">
        <b>{lostText(lost)}</b> {clockText(lost.since)}까지 받은 내용을 보고 있습니다. {REST[lost.to]}
      </p>
      {lost.to === 'server' && <NextAsk onAsk={ask} />}
      <BusyButton variant="default" onClick={ask}>
        {lost.to === 'server' ? '지금 시도' : '다시 시도'}
      </BusyButton>
    </section>
  );
}
