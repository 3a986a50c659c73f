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
function ReachRow({ way: { channel, address, reachYn }, children }: { way: UserChannel; children?: ReactNode }) {
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
    <Lines>
      {ways.map((way) => {
        if (way.channel === Channel.Push) return <PushSwitch key={way.channel} reload={reload} />;
        if (way.channel === Channel.Mail && isPartner) return <OwnMailRow key={way.channel} {...{ way, reload }} />;
        return <ReachRow key={way.channel} way={way} />;
      })}
    </Lines>
  );
}
