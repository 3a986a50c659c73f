import { useSyncExternalStore } from 'react';
import { LinkRow } from '#kit/page/link-row.tsx';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Named } from '#ui/text/named.tsx';
import { Text } from '#ui/text/text.tsx';
import { megabytes } from '../parts/list/entry-state.ts';
import { OfflineList } from '../parts/list/offline-list.tsx';
import css from '../parts/list/queue.module.css';
import { saveToDevice } from '../parts/list/save-to-device.ts';
import { SentList } from '../parts/list/sent-list.tsx';
import { UnsentList } from '../parts/list/unsent-list.tsx';
import { useOnline } from '../parts/list/use-online.ts';
import { sendAgain, sendingNow } from '../parts/sender/send-queue.ts';
import { useSending } from '../parts/sender/use-sending.ts';
import { isOver, type UnsentEntry } from '../parts/store/entries.ts';
import { unsentText } from '../public/unsent-text.ts';
import { useUnsent } from '../public/use-unsent.ts';

function Head({ own }: { own: readonly UnsentEntry[] }) {
  const isSending = useSyncExternalStore(sendingNow.subscribe, sendingNow.get) !== 0;
  const left = megabytes(own.reduce((sum, { bytes }) => sum + bytes, 0));
  return (
    <Stack as="section" ground="surface" padY={16} padX={16}>
      <Text as="h1" size={20} weight="bold">
        {unsentText(own) || '미전송 없음'}
      </Text>
      {own.length > 0 && (
        <Text tone="soft">
          {isSending ? `${own.length}건 중 1건 보내는 중 · ${left} 남음` : `${own.length}건 · ${left} · 기기에 저장됨`}
        </Text>
      )}
    </Stack>
  );
}

const DeviceNote = ({ children }: { children: string }) => (
  <Stack padX={16}>
    <Panel as="p" kind="quiet" size={14} tone="soft" padY={12} line="around">
      {children}
    </Panel>
  </Stack>
);

const Offline = () => (
  <Row as="section" className={css['offline']} gap={12} padY={12} padX={16} role="status" aria-label="연결">
    <Icon name="offline" />
    <Named name="연결이 없습니다" weight="bold">
      찍은 것은 기기에 있습니다. 연결되면 보냅니다.
    </Named>
  </Row>
);

/** What became too old: the last offer to save it, or to send it once more. */
const LastOffer = ({ entries }: { entries: readonly UnsentEntry[] }) => (
  <Panel as="section" kind="warn" aria-label="마지막 저장">
    <Text>7일이 지난 {entries.length}건은 저절로 보내지 않습니다. 기기에 저장하거나 다시 보낸 뒤 지워주세요.</Text>
    <BusyButton variant="default" onClick={() => saveToDevice(entries)}>
      기기에 저장
    </BusyButton>
  </Panel>
);

/** /site/queue: what is unsent on this device. It asks the server for nothing to be drawn, so it opens offline too. */
export function QueuePage() {
  useSending();
  const unsent = useUnsent();
  const online = useOnline();
  if (unsent === null) return null;
  const { own, others } = unsent;
  const over = own.filter((entry) => isOver(entry, Date.now()));
  return (
    <div className={css['page']}>
      <Row as="header" className={css['head']} justify="between" padX={8}>
        <LinkRow gap={8} padY={12} padX={8} to={paths.projectCompanyList} aria-label="프로젝트목록">
          <Icon name="previous" />
          현장
        </LinkRow>
        {own.length > 0 && (
          <BusyButton variant="subtle" onClick={() => saveToDevice(own)}>
            기기에 저장
          </BusyButton>
        )}
      </Row>
      <Stack as="main" gap={16} fill>
        {!online && <Offline />}
        <Head own={own} />
        {over.length > 0 && <LastOffer entries={over} />}
        <UnsentList entries={own} />
        <SentList />
        {others > 0 && <DeviceNote>이 기기에 다른 사람이 보내지 않은 것이 있습니다.</DeviceNote>}
        <OfflineList />
        <DeviceNote>30초마다 자동으로 다시 보냅니다. 전송이 확인된 사진만 기기에서 삭제됩니다.</DeviceNote>
      </Stack>
      {own.length > 0 && (
        <footer className={css['foot']}>
          <BusyButton needsServer={false} fullWidth onClick={() => sendAgain(own)}>
            {online ? '모두 다시 보내기' : '다시 연결'}
          </BusyButton>
        </footer>
      )}
    </div>
  );
}
