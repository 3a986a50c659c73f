import { AwardTabs } from '#areas/site/public/award-tabs.tsx';
import { AwardPhotos } from '#areas/site-queue/public/award-photos.tsx';
import { PhotoActions } from '#areas/site-queue/public/photo-actions.tsx';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import type { CompanyPageProps } from '../acceptance/offer-page.tsx';
import { CompanyHead } from '../company/company-head.tsx';

/** The tab 사진 of an award: what was taken, what is still on this device, and the camera (D-445). */
export function PhotoPage({ project, actor, listPath }: Omit<CompanyPageProps, 'reload'>) {
  const head = (
    <>
      <CompanyHead {...{ project, actor, listPath }} actions={<PhotoActions project={project} />} />
      <AwardTabs projectId={project.id} />
    </>
  );
  return (
    <RecordLayout head={head}>
      <AwardPhotos projectId={project.id} />
    </RecordLayout>
  );
}
