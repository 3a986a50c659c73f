import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { DraftPaper } from './draft-paper.tsx';
import type { ReportDraft } from './report-draft.ts';

type Props = { projectId: number; draft: ReportDraft; version: number; page: ReportPage };

/** '미리보기': the paper of a draft before anybody signs it. It needs no connection. */
export function PreviewButton(props: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <BusyButton variant="default" needsServer={false} onClick={() => setOpened(true)}>
        미리보기
      </BusyButton>
      <Sheet title="미리보기" opened={opened} onClose={() => setOpened(false)}>
        {opened && <DraftPaper {...props} />}
      </Sheet>
    </>
  );
}
