import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { Channel, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { PushSwitch } from '#areas/push/public/push-switch.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './setting.module.css';

const ICONS: Readonly<Record<Exclude<OutsideChannel, 'push'>, IconName>> = { mail: 'feed', talk: 'talk' };

/** What a way that reaches nobody yet needs. */
const MISSING: Readonly<Record<Exclude<OutsideChannel, 'push'>, string>> = {
  mail: '주소를 등록하면 받을 수 있습니다',
  talk: '휴대폰 번호가 없습니다',
};

/** The ways that are configured: where each leads, and whether it reaches the person. */
export function ReachList({ ways }: Pick<NotifySetting, 'ways'>) {
  return (
    <ul className={css['ways']}>
      {ways.map(({ channel, address, reachYn }) =>
        channel === Channel.Push ? (
          <PushSwitch key={channel} />
        ) : (
          <li key={channel}>
            <Icon name={ICONS[channel]} />
            <span className={css['grow']}>
              <b>{CHANNEL_NAMES[channel]}</b>
              <small>{reachYn === 'Y' ? address : MISSING[channel]}</small>
            </span>
            {reachYn === 'Y' && (
              <span className={css['on']}>
                <Icon name="check" />
                켜짐
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
