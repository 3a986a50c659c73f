import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { splitValues } from '@portal/contract/core/multi-value';
import { messageText } from '@portal/contract/messages';
import { Section } from '../../../ui/section.tsx';
import { PhotoGallery } from '../../project-parts/public/photo-gallery.tsx';
import { SiteFacts } from '../../project-parts/public/site-facts.tsx';
import './customer-info.css';

function Photos({ project }: { project: ProjectInfo }) {
  const names = splitValues(project.imageNameList);
  return (
    <Section title="사진">
      {names.length === 0 ? <p className="detail-note">등록된 사진이 없습니다.</p> : <PhotoGallery names={names} />}
    </Section>
  );
}

/** Customer, site and photos, or the sentence that they come with the award (OUT-96, PART-22, PART-23, D-45). */
export function CustomerInfo({ project, note }: { project: ProjectInfo; note?: string }) {
  const visible = project.customerVisibleYN === 'Y';
  return (
    <>
      <Section title="고객 및 현장 정보" {...(note === undefined ? {} : { note })}>
        {visible ? (
          <SiteFacts project={project} />
        ) : (
          <p className="detail-note">{messageText('outsourced.customer.hidden')}</p>
        )}
      </Section>
      {visible && <Photos project={project} />}
    </>
  );
}
