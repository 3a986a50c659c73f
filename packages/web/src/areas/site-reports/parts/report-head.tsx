import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { shortDay } from '#lib/days.ts';
import { Notice } from '#ui/surface/notice.tsx';
import { Named } from '#ui/text/named.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReportTitle } from './report-title.tsx';

const timeText = (time: string): string => `${shortDay(time.slice(0, 10))} ${time.slice(11, 16)}`;

/** When a version came into its state, and the user who decided it. */
export function stateText({ state, savedDtm, signedDtm, decidedDtm, decidedUserName }: SiteReport): string {
  if (state === ReportState.Draft) return `저장됨 ${timeText(savedDtm)}`;
  return state === ReportState.Signed ? timeText(signedDtm) : `${timeText(decidedDtm)} ${decidedUserName}`.trim();
}

/** What happens next with a version, for its company. */
function WhatNext({ report }: { report: SiteReport }) {
  const { state, version, reason, decidedUserName, decidedDtm } = report;
  if (state === ReportState.Signed)
    return (
      <Notice icon="alert" tone="soft">
        접수를 기다립니다. 서명한 내용은 바꿀 수 없습니다.
      </Notice>
    );
  if (state === ReportState.Accepted)
    return (
      <Notice icon="check" kind="good" tone="good">
        접수되었습니다.
      </Notice>
    );
  if (state !== ReportState.Returned) return null;
  return (
    <>
      <Notice icon="repeat" kind="warn">
        <Named name={`${decidedUserName} · ${timeText(decidedDtm)}`} weight="bold">
          <Text as="span" breaks>
            {reason}
          </Text>
        </Named>
      </Notice>
      <Note>
        버전 {version}에 서명한 내용은 그대로 남습니다. 버전 {version + 1}에는 새로 서명합니다.
      </Note>
    </>
  );
}

type Props = {
  report: SiteReport;
  /** Says what happens next. */
  noticed?: boolean;
  /** The name of the paper stands above already. */
  untitled?: boolean;
};

/** State and version of a report, above its content. */
export const ReportHead = ({ report, noticed = false, untitled = false }: Props) => (
  <ReportTitle state={report.state} line={`버전 ${report.version} · ${stateText(report)}`} {...{ untitled }}>
    {noticed && <WhatNext report={report} />}
  </ReportTitle>
);
