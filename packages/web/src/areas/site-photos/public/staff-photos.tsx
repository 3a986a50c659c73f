import type { PhotoMeta } from '@portal/contract/areas/site-photos/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Section } from '#ui/text/headings.tsx';
import { photoArchivePath } from '../api.ts';
import { PhotoGroups } from '../parts/photo-groups.tsx';
import { photosQuery } from './photos-query.ts';

type ChoiceProps = { meta: PhotoMeta; onChoose: (awardId: number) => void };

/** Staff choose among the awards of a project that was taken more than once. */
const AwardChoice = ({ meta, onChoose }: ChoiceProps) =>
  meta.awards.length > 1 && (
    <Segments
      label="수주"
      value={String(meta.awardId)}
      options={meta.awards.map(({ awardId, companyName, acceptedDtm }) => ({
        value: String(awardId),
        label: `${companyName} ${acceptedDtm.slice(5, 10)}`,
      }))}
      onChange={(chosen) => onChoose(Number(chosen))}
    />
  );

/** The photos of a site on the record of staff. Nothing before the first one (D-443). */
export function StaffPhotos({ projectId }: { projectId: number }) {
  const [awardId, setAwardId] = useState(0);
  const { data } = useQuery(photosQuery(projectId, awardId));
  if (!data || (data.data.length === 0 && data.meta.awards.length < 2)) return null;
  const photos = data.data;
  const zip = photos.some(({ name }) => name !== '') && (
    <LinkButton small weight="regular" href={photoArchivePath(data.meta.awardId)} download>
      <Icon name="download" />
      zip 받기
    </LinkButton>
  );
  return (
    <Section title="현장 사진" note={`${photos.length}장 · ${data.meta.companyName}`} side={zip}>
      <AwardChoice meta={data.meta} onChoose={setAwardId} />
      <PhotoGroups key={data.meta.awardId} photos={photos} />
    </Section>
  );
}
