import { LOG_PHOTOS } from '@portal/contract/areas/site-logs/logs';
import { AddPhotoButton } from '#areas/site-queue/public/add-photo-button.tsx';
import type { EntryPlace } from '#areas/site-queue/public/enqueue.ts';
import { PhotoChoice } from '#areas/site-queue/public/photo-choice.tsx';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = {
  place: EntryPlace;
  photos: readonly FormPhoto[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** The photos of the day, of which those that are ticked stand in the log. A new one is ticked. */
export const LogPhotos = ({ place, photos, chosen, onChange }: Props) => (
  <Stack gap={12}>
    {photos.length === 0 && chosen.length === 0 ? (
      <Text tone="soft">이 날 찍은 사진이 없습니다.</Text>
    ) : (
      <PhotoChoice {...{ photos, chosen, onChange }} most={LOG_PHOTOS} />
    )}
    {chosen.length < LOG_PHOTOS && (
      <AddPhotoButton place={place} label="D" onAdded={(entryId) => onChange([...chosen, entryId])} />
    )}
  </Stack>
);
