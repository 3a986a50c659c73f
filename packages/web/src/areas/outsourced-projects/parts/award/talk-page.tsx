import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { pairValues } from '@portal/contract/core/formats';
import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { AwardTalk } from '#areas/site/public/award-talk.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { CompanyHead } from '../company/company-head.tsx';
import css from './award.module.css';

/** Why the talk is closed to the company. */
const CLOSED: Partial<Record<ProjectStatus, string>> = {
  E: '정산이 완료된 현장입니다.',
  F: '수주가 철회된 현장입니다.',
  C: '취소된 현장입니다.',
};

/** The talk of the award. On a phone the name is all that is left of the head. */
export function TalkPage({ project, actor, listPath }: Omit<CompanyPageProps, 'reload'>) {
  const [pm] = pairValues(project.mizePMUserName, project.mizePMUserPhone);
  const head = (
    <>
      <div className={css['talk']}>
        <CompanyHead {...{ project, actor, listPath }} />
      </div>
      <AwardTabs projectId={project.id} />
    </>
  );
  return (
    <RecordLayout head={head}>
      <AwardTalk
        projectId={project.id}
        projectName={project.projectName}
        actor={actor}
        reason={CLOSED[project.mizeStatus] ?? ''}
        pm={pm && { name: pm.first, phone: pm.second }}
      />
    </RecordLayout>
  );
}
