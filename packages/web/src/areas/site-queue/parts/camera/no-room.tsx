import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './camera.module.css';

/** Says that the device has no room for another photo, and leads to what must be sent first. */
export const NoRoom = ({ megabytes, unsent }: { megabytes: number; unsent: string }) => (
  <div className={css['stop']} role="alert">
    <Icon name="alert" />
    <b>{messageText('queue.noRoom')}</b>
    <small>남은 공간 {megabytes} MB · 찍은 사진은 그대로 있습니다</small>
    <Link to={paths.siteQueue}>{unsent === '' ? '미전송 보기' : `${unsent} 보기`}</Link>
  </div>
);
