import { isClockOff } from '@portal/contract/areas/site/entry-moment';
import css from '../parts/visit-parts.module.css';

type Props = { server: string; device: string };

/** What the clock of the device said, where it differed by more than ten minutes from the server's. */
export const ClockNote = ({ server, device }: Props) =>
  isClockOff(server, device) && <span className={css['clock']}>기기 시각 {device.slice(5, 16)}</span>;
