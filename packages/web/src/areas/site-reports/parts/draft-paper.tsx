import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { useFormPhotos } from '#areas/site-queue/public/use-form-photos.ts';
import { textsOf } from './drawn-content.ts';
import { NamedSigns } from './named-signs.tsx';
import { draftPaper } from './paper-content.ts';
import type { ReportDraft } from './report-draft.ts';
import { ReportPaper } from './report-paper.tsx';

type Props = { projectId: number; draft: ReportDraft; version: number; page: ReportPage; isLinked?: boolean };

/** The paper of a draft as it would be signed now, and which of its characters cannot be drawn. */
export function DraftPaper({ projectId, isLinked = true, ...rest }: Props) {
  const { photos } = useFormPhotos(projectId);
  const content = draftPaper({ ...rest, photos });
  return (
    <>
      <NamedSigns texts={[...textsOf(content), rest.page.projectName, rest.page.companyName]} />
      <ReportPaper content={content} page={rest.page} isLinked={isLinked} />
    </>
  );
}
