import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { DayLog } from '#areas/site-logs/public/day-log.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { CompanyHead } from '../company/company-head.tsx';
import css from './award.module.css';

type Props = Omit<CompanyPageProps, 'reload'> & { logDay: string };

/** 작업일보 of a day. On a phone the name is all that is left of the head, as beside the talk. */
export function LogPage({ project, actor, listPath, logDay }: Props) {
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
      <DayLog key={logDay} project={project} day={logDay} agreed={Number(project.totalPeople)} />
    </RecordLayout>
  );
}
