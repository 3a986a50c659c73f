import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { withTopic } from '@portal/contract/core/particles';
import { shortDay } from '#lib/days.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './report.module.css';
import { ReportStateMark } from './report-state-mark.tsx';

const timeText = (time: string): string => `${shortDay(time.slice(0, 10))} ${time.slice(11, 16)}`;

/** When a version came into its state, and the user who decided it. */
export function stateText({ state, savedDtm, signedDtm, decidedDtm, decidedUserName }: SiteReport): string {
  if (state === ReportState.Draft) return `저장됨 ${timeText(savedDtm)}`;
  return state === ReportState.Signed ? timeText(signedDtm) : `${timeText(decidedDtm)} ${decidedUserName}`.trim();
}

/** What happens next with a version, for its company. */
function Notice({ report }: { report: SiteReport }) {
  const { state, version, reason, decidedUserName, decidedDtm } = report;
  if (state === ReportState.Signed)
    return (
      <p className={css['notice']}>
        <Icon name="alert" />
        접수를 기다립니다. 서명한 내용은 바꿀 수 없습니다.
      </p>
    );
  if (state === ReportState.Accepted)
    return (
      <p className={css['notice']} data-state="A">
        <Icon name="check" />
        접수되었습니다.
      </p>
    );
  if (state !== ReportState.Returned) return null;
  return (
    <>
      <p className={css['notice']} data-state="R">
        <Icon name="repeat" />
        <span>
          <b>
            {decidedUserName} · {timeText(decidedDtm)}
          </b>
          {reason}
        </span>
      </p>
      <p className={css['after']}>
        {withTopic(`버전 ${version}`)} 그대로 남습니다. {withTopic(`버전 ${version + 1}`)} 새로 서명합니다.
      </p>
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
  <div className={css['head']}>
    <ReportStateMark state={report.state} />
    {!untitled && <h2>작업완료확인서</h2>}
    <p>
      버전 {report.version} · {stateText(report)}
    </p>
    {noticed && <Notice report={report} />}
  </div>
);
