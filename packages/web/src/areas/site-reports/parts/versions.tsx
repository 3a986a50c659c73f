import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { useState } from 'react';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Section } from '#ui/text/headings.tsx';
import { PdfLink, ReportContent } from './report-content.tsx';
import { ReportHead, stateText } from './report-head.tsx';
import { ReportStateMark } from './report-state-mark.tsx';
import css from './versions.module.css';

/** All versions but the shown one. Each stays as it was signed, and opens in a sheet. */
export function Versions({ reports, shown }: { reports: readonly SiteReport[]; shown: SiteReport }) {
  const [opened, setOpened] = useState<SiteReport | null>(null);
  const others = reports.filter(({ reportId }) => reportId !== shown.reportId);
  if (others.length === 0) return null;
  return (
    <Section title="지난 버전">
      <ul className={css['versions']}>
        {others.map((report) => (
          <li key={report.reportId}>
            <button type="button" onClick={() => setOpened(report)}>
              버전 {report.version}
            </button>
            <ReportStateMark state={report.state} />
            <small>{stateText(report)}</small>
          </li>
        ))}
      </ul>
      <Sheet title={`버전 ${opened?.version ?? ''}`} opened={opened !== null} onClose={() => setOpened(null)}>
        {opened && (
          <>
            <ReportHead report={opened} noticed />
            <ReportContent report={opened} />
            <PdfLink report={opened} />
          </>
        )}
      </Sheet>
    </Section>
  );
}
