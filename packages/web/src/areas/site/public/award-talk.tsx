import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { Suspense } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Icon } from '#ui/marks/icon.tsx';
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
  <section className={css['closed']}>
    <Icon name="lock" />
    <h2>{messageText('site.closed')}</h2>
    <p>
      {reason}
      <br />
      궁금한 점은 담당자(PM)에게 전화해주세요.
    </p>
    {pm && pm.phone !== '' && (
      <a href={`tel:${pm.phone.replace(/\D/g, '')}`}>
        <Icon name="phone" />
        {pm.name}
      </a>
    )}
  </section>
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
