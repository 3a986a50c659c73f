import { messageText } from '@portal/contract/messages';
import { ButtonLink } from '#kit/page/button-link.tsx';
import { paths } from '#lib/paths.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './camera.module.css';

/** Says that the device has no room for another photo, and leads to what must be sent first. */
export const NoRoom = ({ megabytes, unsent }: { megabytes: number; unsent: string }) => (
  <Stack className={css['over']} gap={12} centred role="alert">
    <Icon name="alert" size={36} />
    <Text as="b" size={18}>
      {messageText('queue.noRoom')}
    </Text>
    <Text as="small" size={14}>
      남은 공간 {megabytes} MB · 찍은 사진은 그대로 있습니다
    </Text>
    <ButtonLink to={paths.siteQueue}>{unsent === '' ? '미전송 보기' : `${unsent} 보기`}</ButtonLink>
  </Stack>
);
