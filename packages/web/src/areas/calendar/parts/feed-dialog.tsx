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
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { editFeed, feedQuery, makeFeed, revokeFeed } from '../api.ts';
import { FeedAddress, FeedFacts, HowTo } from './feed-address.tsx';
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

type BodyProps = { actor: Actor; feed: CalendarFeed; onClose: () => void };

function FeedBody({ actor, feed, onClose }: BodyProps) {
  const { content, address, hasFeed, change, make, revoke, copy } = useFeed(feed);
  const shown = address || `${window.location.origin}/ics/${feed.hint}.ics`;
  return (
    <>
      <Stack gap={12} padY={12}>
        <Text>휴대전화나 Outlook, Google 캘린더에 시작일이 함께 보입니다.</Text>
        {hasFeed && <FeedAddress {...{ address, shown, copy }} />}
        <FeedForm {...{ actor, content }} onChange={change} />
        {hasFeed && <FeedFacts feed={feed} />}
        {hasFeed && <HowTo />}
      </Stack>
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
