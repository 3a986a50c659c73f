import { mayBeginVersion, ReportState } from '@portal/contract/areas/site-reports/status';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Empty } from '#ui/surface/empty.tsx';

import { DraftForm } from './draft-form.tsx';
import css from './report.module.css';
import { PdfLink, ReportContent } from './report-content.tsx';
import { versionOf } from './report-draft.ts';
import { ReportHead } from './report-head.tsx';
import type { ReportProps } from './report-props.ts';
import { ShareButton } from './share-button.tsx';
import { useUnsentReport } from './unsent-report.ts';
import { UnsentSignature } from './unsent-signature.tsx';
import { Versions } from './versions.tsx';

/** The report for its company: the draft as a form, a signed version as it stands, also one that is still unsent. */
export function CompanyReport(props: ReportProps) {
  const { reports, page } = props;
  const [newest] = reports;
  const [isBeginning, setIsBeginning] = useState(false);
  const unsent = useUnsentReport(page.awardId);
  if (unsent === null) return <Loading />;
  if (unsent.signature && !unsent.signature.isRefused) {
    const { customerName, companyName } = page;
    const summary = unsent.save?.body.Summary ?? newest?.summary ?? '';
    return (
      <UnsentSignature
        unsent={unsent.signature}
        version={versionOf(newest)}
        {...{ summary, customerName, companyName }}
      />
    );
  }
  const mayWrite = page.access === 'write';
  const isBegun =
    newest === undefined || newest.state === ReportState.Draft || unsent.save !== undefined || isBeginning;
  if (mayWrite && isBegun && (newest?.state === ReportState.Draft || mayBeginVersion(newest?.state)))
    return (
      <>
        <DraftForm key={versionOf(newest)} {...props} unsent={unsent} />
        {newest && <Versions reports={reports} shown={newest} />}
      </>
    );
  if (!newest) return <Empty>작업완료확인서가 없습니다.</Empty>;
  return (
    <>
      <ReportHead report={newest} noticed />
      <Row className={css['bar']} gap={12} padY={16} wraps>
        <ShareButton report={newest} />
        <PdfLink report={newest} />
        {mayWrite && mayBeginVersion(newest.state) && (
          <BusyButton needsServer={false} onClick={() => setIsBeginning(true)}>
            버전 {newest.version + 1} 작성
          </BusyButton>
        )}
      </Row>
      <ReportContent report={newest} />
      <Versions reports={reports} shown={newest} />
    </>
  );
}
