import { isLate } from '@portal/contract/areas/site/entry-moment';
import css from '../parts/visit-parts.module.css';

type Props = { time: string; received: string };

/** When the server got what was made more than ten minutes before, because the phone had no connection (D-570). */
export const LateNote = ({ time, received }: Props) =>
  isLate(time, received) && <span className={css['clock']}>늦게 보냄 · {received.slice(5, 16)} 받음</span>;
