import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { Channel, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { UserType } from '@portal/contract/core/actor';
import { type ReactNode, useState } from 'react';
import { PushSwitch } from '#areas/push/public/push-switch.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { readSession } from '#lib/session.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { removeMail, type UserChannel } from '../api.ts';
import { MISSING } from './choice-words.ts';
import { MailSheet } from './mail-sheet.tsx';
import css from './setting.module.css';

type Reload = { reload: () => Promise<unknown> };

const ICONS: Readonly<Record<OutsideChannel, IconName>> = { push: 'bell', mail: 'feed', talk: 'talk' };

/** A way with its address, and buttons for it. */
function ReachRow({ way: { channel, address, reachYn }, children }: { way: UserChannel; children?: ReactNode }) {
  return (
    <li>
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
      {children}
    </li>
  );
}

/** Removes the own address, after a question. */
const remove = ({ reload }: Reload) =>
  performAction({
    confirmation: { title: '메일 주소 지우기', button: '지우기', question: 'mail.remove.confirm', destructive: true },
    done: 'mail.removed',
    failed: 'mail.failed',
    send: removeMail,
    reload,
  });

/** The mail address that a contractor enters and proves. */
function OwnMailRow({ way, reload }: Reload & { way: UserChannel }) {
  const [isProving, setProving] = useState(false);
  const hasMail = way.reachYn === 'Y';
  const label = hasMail ? '변경' : '등록';
  return (
    <>
      <ReachRow way={way}>
        <BusyButton variant="default" aria-label={`메일 주소 ${label}`} onClick={() => setProving(true)}>
          {label}
        </BusyButton>
        {hasMail && (
          <BusyButton variant="subtle" aria-label="메일 주소 지우기" onClick={() => remove({ reload })}>
            지우기
          </BusyButton>
        )}
      </ReachRow>
      {isProving && <MailSheet opened onClose={() => setProving(false)} reload={reload} />}
    </>
  );
}

/** The ways that are configured: where each leads, and whether it reaches the person. */
export function ReachList({ ways, reload }: Reload & Pick<NotifySetting, 'ways'>) {
  const isPartner = readSession()?.userType === UserType.Partner;
  return (
    <ul className={css['ways']}>
      {ways.map((way) => {
        if (way.channel === Channel.Push) return <PushSwitch key={way.channel} reload={reload} />;
        if (way.channel === Channel.Mail && isPartner) return <OwnMailRow key={way.channel} {...{ way, reload }} />;
        return <ReachRow key={way.channel} way={way} />;
      })}
    </ul>
  );
}
