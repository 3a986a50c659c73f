import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { Channel, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { UserType } from '@portal/contract/core/actor';
import { type ReactNode, useState } from 'react';
import { PushSwitch } from '#areas/push/public/push-switch.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { readSession } from '#lib/session.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { SettingRow } from '#ui/layout/setting-row.tsx';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { removeMail, type UserChannel } from '../api.ts';
import { MISSING } from './choice-words.ts';
import { MailSheet } from './mail-sheet.tsx';

type Reload = { reload: () => Promise<unknown> };

const ICONS: Readonly<Record<OutsideChannel, IconName>> = { push: 'bell', mail: 'feed', talk: 'talk' };

/** A way with its address, and buttons for it. */
function ReachRow({ reach: { channel, address, reachYn }, children }: { reach: UserChannel; children?: ReactNode }) {
  return (
    <SettingRow
      as="li"
      icon={ICONS[channel]}
      name={CHANNEL_NAMES[channel]}
      note={reachYn === 'Y' ? address : MISSING[channel]}
    >
      {reachYn === 'Y' && (
        <Row as="span" gap={4} weight="semibold" tone="good" firm>
          <Icon name="check" />
          켜짐
        </Row>
      )}
      {children}
    </SettingRow>
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
function OwnMailRow({ reach, reload }: Reload & { reach: UserChannel }) {
  const [isProving, setProving] = useState(false);
  const hasMail = reach.reachYn === 'Y';
  const label = hasMail ? '변경' : '등록';
  return (
    <>
      <ReachRow reach={reach}>
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
    <Lines>
      {ways.map((reach) => {
        if (reach.channel === Channel.Push) return <PushSwitch key={reach.channel} reload={reload} />;
        if (reach.channel === Channel.Mail && isPartner)
          return <OwnMailRow key={reach.channel} {...{ reach, reload }} />;
        return <ReachRow key={reach.channel} reach={reach} />;
      })}
    </Lines>
  );
}
