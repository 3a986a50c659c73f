import { editChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Section } from '../../../ui/section.tsx';
import { SiteFields } from '../../project-parts/public/site-fields.tsx';
import { CustomerInfo } from './customer-info.tsx';
import { isOpenField } from './edit-draft.ts';
import { EditPhotos } from './edit-photos.tsx';
import type { ProjectEdit } from './use-project-edit.ts';

const isRequired = (field: string): boolean => editChecks.some((check) => check.field === field);

/** Customer, site and photos: fields until the work is completed, facts afterwards (D-57, OUT-96). */
export function EditCustomer({ project, edit }: { project: ProjectInfo; edit: ProjectEdit }) {
  const note = '(수주업체만 확인가능)';
  if (!isOpenField(project, 'CustomerName')) return <CustomerInfo project={project} note={note} />;
  return (
    <>
      <Section title="고객 및 현장 정보" note={note}>
        <SiteFields draft={edit.draft.values} onChange={edit.change} isRequired={isRequired} />
      </Section>
      <EditPhotos project={project} photos={edit.draft.photos} onChange={edit.setPhotos} />
    </>
  );
}
