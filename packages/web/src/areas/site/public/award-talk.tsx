import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { Suspense } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './award-talk.module.css';

const TalkPanel = lazyPart(async () => (await import('../parts/talk/talk-panel.tsx')).TalkPanel);

type Person = { name: string; phone: string };

type ClosedProps = {
  /** Why the site is closed. */
  reason: string;
  /** The person to call. */
  pm: Person | undefined;
};

/** What the company sees of a talk that has ended. */
const ClosedTalk = ({ reason, pm }: ClosedProps) => (
  <Stack as="section" className={css['closed']} gap={8} centred>
    <Text as="span" tone="soft">
      <Icon name="lock" size={36} />
    </Text>
    <Text as="h2" size={16} weight="bold">
      {messageText('site.closed')}
    </Text>
    <Text tone="soft">
      {reason}
      <br />
      궁금한 점은 담당자(PM)에게 전화해주세요.
    </Text>
    {pm && pm.phone !== '' && (
      <LinkButton href={`tel:${pm.phone.replace(/\D/g, '')}`}>
        <Icon name="phone" />
        {pm.name}
      </LinkButton>
    )}
  </Stack>
);

type Props = ClosedProps & { projectId: number; projectName: string; actor: Actor };

/** The talk on the page of an award, as its company reads it. */
export const AwardTalk = ({ projectId, projectName, actor, reason, pm }: Props) => (
  <div className={css['talk']}>
    <Suspense fallback={<Loading />}>
      <TalkPanel {...{ projectId, projectName, actor }} closed={<ClosedTalk reason={reason} pm={pm} />} />
    </Suspense>
  </div>
);
