import { Board } from '@portal/contract/areas/comments/boards';
import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { managerItems } from '@portal/contract/areas/managers/changes';
import { isManager } from '@portal/contract/core/actor';
import { withSeparators } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CommentSection } from '#areas/comments/public/comment-section.tsx';
import { useFactorReset } from '#areas/second-factor/public/use-factor-reset.ts';
import { RecordSaveBar } from '#kit/edit/record-save-bar.tsx';
import { sectionProps } from '#kit/edit/use-record-sections.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { EditableSection } from '#kit/record/editable-section.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import type { KeyFact } from '#kit/record/key-facts.tsx';
import { RecordHead } from '#kit/record/record-head.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { ContactButtons } from '#ui/buttons/contact-buttons.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { ACCOUNT_STATE } from '#ui/marks/status-badge.tsx';
import { Section } from '#ui/text/headings.tsx';
import { LastSignIn } from '#ui/text/last-sign-in.tsx';
import { Moment, PhoneLink } from '#ui/text/values.tsx';
import { ManagerFields } from '../manager-fields.tsx';
import { useManagerEdit } from '../use-manager-edit.ts';
import { ManagerActions } from './manager-actions.tsx';

type Props = { manager: ManagerInfo; reload: () => Promise<void> };

/** The state of the account: deleted, without a password, or in use (D-100, D-101). */
function stateOf({ delYn, userPw }: ManagerInfo): { code: string; label: string } {
  if (delYn === 'Y') return { code: ACCOUNT_STATE.deleted, label: '삭제됨' };
  return userPw === ''
    ? { code: ACCOUNT_STATE.waiting, label: '비밀번호 없음' }
    : { code: ACCOUNT_STATE.used, label: '사용' };
}

const phoneOf = ({ userPhone, userName }: ManagerInfo): ReactNode =>
  userPhone === '' ? '' : <PhoneLink phone={userPhone} name={userName} />;

/** The number of orders won, with a link to the projects of the company (D-102). */
const OrderCount = ({ manager }: Pick<Props, 'manager'>) => (
  <Link to={paths.projectList} search={{ company_id: manager.companyId }}>
    {withSeparators(manager.projectCnt)}건
  </Link>
);

/** The company, with a link to its page for those who keep reference data. */
function CompanyName({ manager }: Pick<Props, 'manager'>) {
  const isKeeper = isManager(useActor());
  if (!isKeeper) return manager.companyName;
  return <Link to={paths.referenceCompanyView(manager.companyId)}>{manager.companyName}</Link>;
}

const keyFacts = (manager: ManagerInfo): KeyFact[] =>
  [
    { label: '업체', value: <CompanyName manager={manager} /> },
    { label: '연락처', value: phoneOf(manager), isSummary: true },
    { label: '지역', value: manager.areaName },
    { label: '진행', value: `${withSeparators(manager.ongoingCnt)}건` },
    { label: '수주', value: <OrderCount manager={manager} /> },
    { label: '마지막 로그인', value: <LastSignIn at={manager.lastLoginDtm} /> },
  ].filter(({ value }) => value !== '');

const InfoFacts = ({ manager }: Pick<Props, 'manager'>) => (
  <FactList
    facts={[
      { label: '담당자명', value: manager.userName },
      { label: '업체명', value: manager.companyName },
      { label: '직급(직책)', value: manager.userPosition },
      { label: '지역', value: manager.areaName },
      { label: '연락처', value: phoneOf(manager) },
      { label: '등록일시', value: <Moment at={manager.createdDtm} /> },
      { label: '특이사항', value: manager.specialMemo, wide: true },
    ]}
  />
);

/** The record of a contractor's manager. Every changed item needs a reason (MGR-40 to MGR-47, D-256). */
export function ManagerRecord({ manager, reload }: Props) {
  const edit = useManagerEdit({ manager, reload });
  const { form, choices, sections, changed } = edit;
  const factors = useFactorReset(manager);
  const isDeleted = manager.delYn === 'Y';
  const unsaved = changed.length > 0;
  const head = (
    <RecordHead
      name={manager.userName}
      position={manager.userPosition}
      avatar={<Initial name={manager.userName} size="m" />}
      figure={<ContactButtons name={manager.userName} phone={manager.userPhone} />}
      state={stateOf(manager)}
      facts={keyFacts(manager)}
      listPath={paths.managerList}
      actions={<ManagerActions {...{ manager, reload, unsaved }} factorActions={isDeleted ? [] : factors.actions} />}
      hasSaveBar={unsaved}
      talk={!isDeleted}
    />
  );
  return (
    <RecordLayout
      head={head}
      {...(isDeleted ? {} : { side: <CommentSection id={manager.userId} board={Board.Manager} /> })}
    >
      <FormFrame busy={form.busy} foot={<RecordSaveBar {...{ edit, sections }} items={managerItems} />}>
        <EditableSection
          title="담당자 정보"
          {...sectionProps(sections, 'info')}
          facts={<InfoFacts manager={manager} />}
        >
          <ManagerFields {...{ form, choices }} ownPhone={manager.userPhone} />
        </EditableSection>
        <Section title="계정과 보안">
          <FactList
            facts={[
              { label: '아이디', value: manager.userId },
              {
                label: '비밀번호',
                value: manager.userPw === '' ? '아직 비밀번호가 없어 로그인할 수 없습니다.' : '설정됨',
              },
              { label: '2단계 인증', value: isDeleted ? '' : factors.text },
            ]}
          />
        </Section>
      </FormFrame>
    </RecordLayout>
  );
}
