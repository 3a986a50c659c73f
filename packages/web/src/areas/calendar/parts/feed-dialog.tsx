import type { CalendarFeed } from '@portal/contract/areas/calendar/calls';
import type { Actor } from '@portal/contract/core/actor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { confirm } from '#lib/confirm.ts';
import { copyText } from '#lib/copy-text.ts';
import { showRefusal } from '#lib/failures.ts';
import { isForbidden } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { editFeed, feedQuery, makeFeed, revokeFeed } from '../api.ts';
import css from './feed-dialog.module.css';
import { type FeedContent, FeedForm, feedRequest } from './feed-form.tsx';

/** The state of the dialog: what is stored, what is chosen, and the address as long as it is known. */
function useFeed(feed: CalendarFeed) {
  const client = useQueryClient();
  const [content, setContent] = useState<FeedContent>(feed);
  const [address, setAddress] = useState('');
  const hasFeed = feed.activeYN === 'Y';
  const run = async (act: () => Promise<unknown>) => {
    try {
      await act();
      await client.invalidateQueries({ queryKey: feedQuery.queryKey });
    } catch (error) {
      showRefusal('calendar.feed.failed', error);
    }
  };
  const change = (next: FeedContent) => {
    const before = content;
    setContent(next);
    if (!hasFeed) return;
    void run(async () => {
      await editFeed(feedRequest(next)).catch((error: unknown) => {
        setContent(before);
        throw error;
      });
      toast.success('calendar.feed.edit.done');
    });
  };
  const make = () =>
    run(async () => {
      const { path } = await makeFeed(feedRequest(content));
      setAddress(`${window.location.origin}${path}`);
      toast.success('calendar.feed.make.done');
    });
  const revoke = async () => {
    const agreed = await confirm({
      title: '주소 폐기',
      question: 'calendar.feed.revoke.confirm',
      consequence: '이 주소로 연결한 캘린더에서 일정이 사라집니다. 새 주소는 다시 만들 수 있습니다.',
      destructive: true,
    });
    if (!agreed) return;
    await run(async () => {
      await revokeFeed();
      setAddress('');
      toast.success('calendar.feed.revoke.done');
    });
  };
  const copy = async () => {
    await copyText(address);
    toast.success('calendar.feed.copied');
  };
  return { content, address, hasFeed, change, make, revoke, copy };
}

/** When the address was made and read. */
const FeedFacts = ({ feed }: { feed: CalendarFeed }) => (
  <dl className={css['facts']}>
    <dt>만든 날</dt>
    <dd>{feed.createdDtm.slice(0, 16)}</dd>
    <dt>마지막 읽음</dt>
    <dd>{feed.lastReadDtm === '' ? '아직 없음' : `${feed.lastReadDtm.slice(0, 16)} · ${feed.lastReader}`}</dd>
  </dl>
);

const HowTo = () => (
  <details className={css['how']}>
    <summary>연결 방법</summary>
    <ul>
      <li>iPhone: 설정 · 앱 · 캘린더 · 캘린더 계정 · 계정 추가 · 기타 · 구독 캘린더 추가에 주소를 붙여 넣습니다.</li>
      <li>Google 캘린더: 컴퓨터에서 다른 캘린더 · URL로 추가에 붙여 넣습니다.</li>
      <li>Outlook: 일정 추가 · 웹에서 구독에 붙여 넣습니다.</li>
    </ul>
  </details>
);

type BodyProps = { actor: Actor; feed: CalendarFeed; onClose: () => void };

function FeedBody({ actor, feed, onClose }: BodyProps) {
  const { content, address, hasFeed, change, make, revoke, copy } = useFeed(feed);
  const shown = address || `${window.location.origin}/ics/${feed.hint}.ics`;
  return (
    <>
      <p>휴대전화나 Outlook, Google 캘린더에 시작일이 함께 보입니다.</p>
      {hasFeed && (
        <div className={css['address']}>
          <label htmlFor="feed-address">
            내 주소 <small>나만 쓰는 주소입니다</small>
          </label>
          <input id="feed-address" readOnly value={shown} onFocus={(event) => event.currentTarget.select()} />
          {address === '' ? (
            <small>전체 주소는 만든 때에만 복사할 수 있습니다. 다시 필요하면 새 주소를 만드세요.</small>
          ) : (
            <BusyButton variant="default" leftSection={<Icon name="copy" />} onClick={copy}>
              복사
            </BusyButton>
          )}
        </div>
      )}
      <FeedForm {...{ actor, content }} onChange={change} />
      {hasFeed && <FeedFacts feed={feed} />}
      {hasFeed && <HowTo />}
      <ButtonRow apart>
        {hasFeed ? (
          <BusyButton variant="subtle" color="red" onClick={revoke}>
            주소 폐기
          </BusyButton>
        ) : (
          <span />
        )}
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton variant={hasFeed ? 'default' : 'filled'} onClick={make}>
          {hasFeed ? '새 주소 만들기' : '주소 만들기'}
        </BusyButton>
      </ButtonRow>
    </>
  );
}

type Props = { actor: Actor; opened: boolean; onClose: () => void };

/** The dialog of the user's calendar address. */
export function FeedDialog({ actor, opened, onClose }: Props) {
  const feed = useQuery({ ...feedQuery, enabled: opened });
  return (
    <Dialog title="캘린더 구독" opened={opened} onClose={onClose} width={520}>
      {feed.isError && <LoadError forbidden={isForbidden(feed.error)} onRetry={() => feed.refetch()} />}
      {feed.isPending && <Loading />}
      {feed.data && <FeedBody actor={actor} feed={feed.data} onClose={onClose} />}
    </Dialog>
  );
}
