import { mayBeginVersion, ReportState } from '@portal/contract/areas/site-reports/status';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { DraftForm } from './draft-form.tsx';
import css from './report.module.css';
import { PdfLink, ReportContent } from './report-content.tsx';
import { ReportHead } from './report-head.tsx';
import type { ReportProps } from './report-props.ts';
import { versionOf } from './use-report-draft.ts';
import { Versions } from './versions.tsx';

/** The report for its company: the draft as a form, a signed version as it stands. */
export function CompanyReport(props: ReportProps) {
  const { reports, page } = props;
  const [newest] = reports;
  const [isBeginning, setIsBeginning] = useState(false);
  const mayWrite = page.access === 'write';
  const isForm = mayWrite && (newest?.state === ReportState.Draft || newest === undefined || isBeginning);
  if (isForm && (newest?.state === ReportState.Draft || mayBeginVersion(newest?.state)))
    return (
      <>
        <DraftForm key={versionOf(newest)} {...props} />
        {newest && <Versions reports={reports} shown={newest} />}
      </>
    );
  if (!newest) return <p className={css['empty']}>작업완료확인서가 없습니다.</p>;
  return (
    <>
      <ReportHead report={newest} noticed />
      <div className={css['bar']}>
        <PdfLink report={newest} />
        {mayWrite && mayBeginVersion(newest.state) && (
          <BusyButton onClick={() => setIsBeginning(true)}>버전 {newest.version + 1} 작성</BusyButton>
        )}
      </div>
      <ReportContent report={newest} />
      <Versions reports={reports} shown={newest} />
    </>
  );
}
