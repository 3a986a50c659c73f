import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';

import { PdfLink, ReportContent } from './report-content.tsx';
import { ReportHead, stateText } from './report-head.tsx';
import { ReportStateMark } from './report-state-mark.tsx';

/** All versions but the shown one. Each stays as it was signed, and opens in a sheet. */
export function Versions({ reports, shown }: { reports: readonly SiteReport[]; shown: SiteReport }) {
  const [opened, setOpened] = useState<SiteReport | null>(null);
  const others = reports.filter(({ reportId }) => reportId !== shown.reportId);
  if (others.length === 0) return null;
  return (
    <Section title="지난 버전">
      <Lines>
        {others.map((report) => (
          <Row as="li" key={report.reportId} gap={12} wraps>
            <Press tone="accent" weight="semibold" padY={12} padX={4} onClick={() => setOpened(report)}>
              버전 {report.version}
            </Press>
            <ReportStateMark state={report.state} />
            <Note as="small" toEnd>
              {stateText(report)}
            </Note>
          </Row>
        ))}
      </Lines>
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
