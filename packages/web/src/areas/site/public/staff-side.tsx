import type { Actor } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { focusPlace } from '#kit/record/focus-place.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Column } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Count } from '#ui/marks/count.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { useTalk } from '../parts/talk/use-talk.ts';

import css from './tabs.module.css';
import { fromTalk, TAB_LINK, toTalk, useIsTalk } from './talk-tab.ts';

const TalkPanel = lazyPart(async () => (await import('../parts/talk/talk-panel.tsx')).TalkPanel);

type Props = {
  projectId: number;
  actor: Actor;
  /** The number of internal comments, as text. */
  commentCount: string;
  /** The internal comments. */
  children: ReactNode;
};

const OFF = '현장 대화는 수주 후에 열립니다';

/**
 * The column of a record of staff: what staff alone see, and the talk that the company reads. They are two tabs and
 * never one list (D-437).
 */
export function StaffSide({ projectId, actor, commentCount, children }: Props) {
  const { data } = useTalk(projectId, 0);
  const unread = data?.meta.unreadCount ?? 0;
  const isOff = data?.meta.access === 'none';
  const isTalk = useIsTalk() && !isOff;
  useEffect(() => {
    if (isTalk) focusPlace('site-talk');
  }, [isTalk]);
  return (
    <Column className={css['side']} data-out={isTalk || undefined}>
      {/* On a phone the talk stands without the head of its record. */}
      {isTalk && (
        <Text as="h1" only="narrow">
          <VisuallyHidden>현장 대화</VisuallyHidden>
        </Text>
      )}
      <nav className={css['tabs']} data-staff aria-label="대화 구역" data-print="off">
        <Link to="." search={fromTalk} {...TAB_LINK} aria-current={isTalk ? undefined : 'page'}>
          <Icon name="lock" size={14} />
          내부 댓글 {commentCount}
        </Link>
        {isOff ? (
          <span title={OFF}>
            <Icon name="people" size={14} />
            현장 대화
            <Note as="small">{OFF}</Note>
          </span>
        ) : (
          <Link to="." search={toTalk} {...TAB_LINK} data-out aria-current={isTalk ? 'page' : undefined}>
            <Icon name="people" size={14} />
            현장 대화 {data?.meta.messageCount ?? ''}
            {!isTalk && unread > 0 && (
              <Row as="b">
                <Count count={unread} large />
              </Row>
            )}
          </Link>
        )}
      </nav>
      <div className={css['content']}>
        {isTalk ? (
          <Suspense fallback={<Loading />}>
            <TalkPanel {...{ projectId, actor }} />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </Column>
  );
}
