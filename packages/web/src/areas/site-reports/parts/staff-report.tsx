import { OUTSOURCED_STEP_MENUS } from '@portal/contract/areas/menu/keys';
import type { ReportPage, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { REPORT_LIMIT } from '@portal/contract/areas/site-reports/forms';
import { mayAcceptReport, mayReturnReport, ReportState } from '@portal/contract/areas/site-reports/status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGranted } from '#areas/menu/public/use-granted.ts';
import { MemoDialog } from '#kit/record/memo-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';

import { acceptReport, returnReport, signaturesQuery } from '../api.ts';
import { signedPaper } from './paper-content.ts';
import css from './report.module.css';
import { PdfLink } from './report-content.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportPaper } from './report-paper.tsx';
import { Signers } from './signers.tsx';
import { Versions } from './versions.tsx';

type Reload = () => Promise<void>;

/** What staff may do with a version: accept it, or ask for a correction. Both need a menu that shows the project (D-23). */
function Decisions({ report, page, reload }: { report: SiteReport; page: ReportPage; reload: Reload }) {
  const mayStep = useGranted(OUTSOURCED_STEP_MENUS);
  const [asking, setAsking] = useState(false);
  const { reportId, version, state } = report;
  const accept = () =>
    performAction({
      done: 'report.accepted',
      failed: 'report.decide.failed',
      send: () => acceptReport(reportId),
      reload,
    });
  const signers = report.signers.map(({ name }) => name).join(', ');
  return (
    <Row className={css['bar']} gap={12} padY={16} wraps>
      {mayStep && mayAcceptReport(state) && <BusyButton onClick={accept}>접수</BusyButton>}
      {mayStep && page.correctableYN === 'Y' && mayReturnReport(state) && (
        <BusyButton variant="default" onClick={() => setAsking(true)}>
          보완요청
        </BusyButton>
      )}
      <PdfLink report={report} />
      <MemoDialog
        opened={asking}
        onClose={() => setAsking(false)}
        done="report.returned"
        failed="report.decide.failed"
        confirmation={{
          title: '보완요청',
          question: 'report.return.question',
          subject: {
            name: page.projectName,
            facts: [{ label: '확인서', value: `버전 ${version} · ${signers} 서명` }],
          },
          consequence: `버전 ${version}에 서명한 내용은 그대로 남고, ${page.companyName}에서 버전 ${version + 1}에 새로 서명합니다.`,
        }}
        memo={{ label: '사유', field: 'Reason', maxLength: REPORT_LIMIT.reason, missing: 'report.reason.blank' }}
        send={(reason) => returnReport(reportId, reason)}
        reload={reload}
      />
    </Row>
  );
}

type Props = { reports: readonly SiteReport[]; page: ReportPage; reload: Reload };

/** The paper of a version, which scrolls in its frame. */
function PaperFrame({ report, page }: { report: SiteReport; page: ReportPage }) {
  const { data: strokes = [] } = useQuery({ ...signaturesQuery(report.reportId), enabled: report.blankedYN === 'N' });
  const content = signedPaper(report, strokes);
  return (
    <div className={css['frame']}>
      {content ? <ReportPaper content={content} page={page} /> : <Empty>보유 기간이 지나 지웠습니다.</Empty>}
    </div>
  );
}

/** The newest signed version for staff: its paper, and what they may do; a draft is only mentioned. */
export function StaffReport({ reports, page, reload }: Props) {
  const shown = reports.find(({ state }) => state !== ReportState.Draft);
  if (!shown)
    return (
      <Section title="작업완료확인서">
        <Text>{page.companyName}에서 작성하고 있습니다.</Text>
      </Section>
    );
  return (
    <Section title="작업완료확인서" place="site-report">
      <div className={css['place']}>
        <div className={css['report']}>
          <PaperFrame report={shown} page={page} />
          <div>
            <ReportHead untitled report={shown} noticed={shown.state === ReportState.Returned} />
            {page.access === 'write' ? <Decisions {...{ page, reload }} report={shown} /> : <PdfLink report={shown} />}
            <Signers report={shown} />
            <Versions reports={reports} shown={shown} />
            <Note>서명을 본 사람은 열람 기록에 남습니다.</Note>
          </div>
        </div>
      </div>
    </Section>
  );
}
