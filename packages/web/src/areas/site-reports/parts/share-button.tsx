import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { showRefusal } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { sharePdf } from './share-pdf.ts';

/** '공유' of a version that has a PDF. */
export const ShareButton = ({ report }: { report: SiteReport }) =>
  report.pdfName !== '' && (
    <BusyButton
      variant="default"
      leftSection={<Icon name="share" />}
      onClick={() => sharePdf(report).catch((error: unknown) => showRefusal('report.share.failed', error))}
    >
      공유
    </BusyButton>
  );
