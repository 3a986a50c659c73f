import type { NotifySetting } from '@portal/contract/areas/notify/choice-calls';
import { needsConsent, reachesPerson } from '@portal/contract/areas/notify/choices';
import { Channel, NotifyKind, type OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { isPartner } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PushDevices } from '#areas/push/public/push-devices.tsx';
import { useActor } from '#lib/use-actor.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { PageTitle, Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { ownSetting, useSaveSetting } from '../api.ts';
import { ChoiceGrid, ChoiceTable } from '../parts/choice-table.tsx';
import { DigestSection } from '../parts/digest-section.tsx';
import { InterestSection } from '../parts/interest/interest-section.tsx';
import { KindSheet } from '../parts/kind-sheet.tsx';
import css from '../parts/notify.module.css';
import { QuietSection } from '../parts/quiet-section.tsx';
import { ReachList } from '../parts/reach-list.tsx';
import { TalkSheet } from '../parts/talk-sheet.tsx';

/** The layer that is open: the sheet of a kind, or the one that asks for 알림톡. */
type Layer = { kind: NotifyKind } | 'talk' | null;

function ChoiceSection({ setting }: { setting: NotifySetting }) {
  const [layer, setLayer] = useState<Layer>(null);
  const narrow = useNarrow();
  const { choose, askTalk } = useSaveSetting();
  const { kinds, ways: channels, talkOfferDtm } = setting;
  const needsAsking = (kind: NotifyKind, channel: OutsideChannel) => needsConsent(kind, channel) && talkOfferDtm === '';
  const shown = typeof layer === 'object' ? kinds.find(({ kind }) => kind === layer?.kind) : undefined;
  const close = () => setLayer(null);
  const onAsk = () => setLayer('talk');
  const change = kinds.find(({ kind }) => kind === NotifyKind.Change);
  return (
    <Section title="알림별 받는 방법">
      {change && !reachesPerson(change.choices) && (
        <AlertLine role="status">{messageText('notify.change.untold')}</AlertLine>
      )}
      {narrow ? (
        <ChoiceGrid {...{ kinds, channels }} onOpen={({ kind }) => setLayer({ kind })} />
      ) : (
        <ChoiceTable
          {...{ kinds, channels, needsAsking, onAsk }}
          onChoose={({ kind, choices }, channel, choice) =>
            void choose(
              kind,
              choices.map((one) => (one.channel === channel ? { ...one, choice } : one)),
            )
          }
        />
      )}
      {shown && (
        <KindSheet key={shown.kind} row={shown} opened onClose={close} {...{ channels, needsAsking, onAsk, choose }} />
      )}
      {layer === 'talk' && (
        <TalkSheet
          number={channels.find(({ channel }) => channel === Channel.Talk)?.address ?? ''}
          opened
          onClose={close}
          askTalk={askTalk}
        />
      )}
    </Section>
  );
}

function Settings({ setting, reload }: { setting: NotifySetting; reload: () => Promise<unknown> }) {
  const { editQuiet } = useSaveSetting();
  if (setting.ways.length === 0) return <Note size={14}>지금은 포털 안의 알림으로만 받을 수 있습니다.</Note>;
  return (
    <>
      <Section title="받는 수단">
        <ReachList ways={setting.ways} reload={reload} />
      </Section>
      <ChoiceSection setting={setting} />
      <Stack className={css['pair']}>
        <QuietSection quiet={setting} editQuiet={editQuiet} />
        <DigestSection quiet={setting} editQuiet={editQuiet} />
        <PushDevices reload={reload} />
      </Stack>
    </>
  );
}

/** /myinfo/notify: by which ways and when the own account is told (D-405), and for contractors of which offers (D-424). */
export function NotifySettingPage() {
  const actor = useActor();
  const own = useQuery(ownSetting);
  return (
    <Stack most={816}>
      <PageTitle title="알림 설정" />
      <Note size={14}>바꾸면 바로 저장됩니다.</Note>
      {isPartner(actor) && <InterestSection />}
      {own.isPending && <Loading />}
      {own.isError && <LoadError onRetry={() => own.refetch()} />}
      {own.data && <Settings setting={own.data} reload={own.refetch} />}
    </Stack>
  );
}
