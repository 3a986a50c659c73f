import type { LandingNotice } from '@portal/contract/areas/notices/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { Press } from '#ui/buttons/press.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { landingNotices } from '../api.ts';
import { noticePath } from './boards.ts';
import { NoticeSubject } from './notice-marks.tsx';
import css from './notices.module.css';

/** Why the notice is shown here: it must be read, or the user was reminded. */
const reasonOf = ({ mustReadYN }: LandingNotice): string => (mustReadYN === 'Y' ? '읽어야 할 공지' : '열람 요청');

/** The day until which the notice must be read, or when the user was reminded of it. */
const endOf = ({ mustReadUntil, remindedDtm }: LandingNotice): string => {
  if (mustReadUntil !== '') return `${withWeekday(mustReadUntil)}까지`;
  return remindedDtm === '' ? '' : `${withWeekday(remindedDtm.slice(0, 10))} 요청`;
};

/**
 * The notices that must be read or were reminded of, on top of the first page until opened (NOTICE-64, NOTICE-66). It is
 * one line with the first of them; the others are counted, and shown on request.
 */
export function LandingNotices() {
  const actor = useActor();
  const [isOpen, setIsOpen] = useState(false);
  const { data = [] } = useQuery(landingNotices);
  if (data.length === 0) return null;
  const others = data.length - 1;
  const shown = isOpen ? data : data.slice(0, 1);
  return (
    <Row
      as="section"
      className={css['landing']}
      align="start"
      ground="warn-soft"
      round="md"
      aria-label={`읽어야 할 공지 ${data.length}건`}
    >
      <Stack as="ul" fill>
        {shown.map((notice) => (
          <li key={notice.noticeId}>
            <PressRow as={Link} to={noticePath(actor, notice.board, notice.noticeId)} gap={8} padX={12}>
              <Text as="b" weight="semibold" firm>
                {reasonOf(notice)}
              </Text>
              <Text as="span" cut>
                <NoticeSubject text={notice.noticeSubject} colour={notice.noticeSubjectColor} />
              </Text>
              <Text as="small" size={13} toEnd firm>
                {endOf(notice)}
              </Text>
            </PressRow>
          </li>
        ))}
      </Stack>
      {others > 0 && (
        <Press
          kind="link"
          padX={12}
          size={13}
          weight="medium"
          firm
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '접기' : `외 ${others}건`}
        </Press>
      )}
    </Row>
  );
}
