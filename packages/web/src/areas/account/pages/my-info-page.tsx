import { isPartner } from '@portal/contract/core/actor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OwnFactors } from '#areas/second-factor/public/own-factors.tsx';
import { DeviceSection } from '#areas/site-queue/public/device-section.tsx';
import { requireStoredUser } from '#lib/session-end.ts';
import { useActor } from '#lib/use-actor.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { PageTitle, Section } from '#ui/text/headings.tsx';
import { accountKey, ownRecord, ownSessions } from '../api.ts';
import css from '../parts/account.module.css';
import { AccountForm } from '../parts/account-form.tsx';
import { SessionList } from '../parts/session-list.tsx';

const TITLE = '내 정보 수정';

/** /myinfo/view: the own name, password and open sessions, for staff and contractors (ME-01 to ME-13). */
export function MyInfoPage() {
  useEffect(() => void requireStoredUser(), []);
  const client = useQueryClient();
  const actor = useActor();
  const own = useQuery(ownRecord);
  const sessions = useQuery(ownSessions);
  // The header must show the new name, and a new password has ended the other sessions (D-139).
  const reload = () => client.invalidateQueries({ queryKey: accountKey });
  const others = (
    <>
      <OwnFactors />
      {actor && isPartner(actor) && <DeviceSection />}
      <Section title="로그인한 기기" note="모르는 기기가 있으면 종료하고 비밀번호를 바꾸세요.">
        {sessions.isError && <LoadError onRetry={() => sessions.refetch()} />}
        {sessions.isPending && <Loading />}
        {sessions.data && <SessionList sessions={sessions.data} reload={reload} />}
      </Section>
    </>
  );
  const stored = own.data && {
    version: own.dataUpdatedAt,
    name: own.data.AdminName,
    position: own.data.Position,
  };
  return (
    <div className={css['page']}>
      <PageTitle title={TITLE} />
      {stored ? (
        <AccountForm stored={stored} reload={reload}>
          {others}
        </AccountForm>
      ) : (
        <>
          <Section title="계정">{own.isError ? <LoadError onRetry={() => own.refetch()} /> : <Loading />}</Section>
          {others}
        </>
      )}
    </div>
  );
}
