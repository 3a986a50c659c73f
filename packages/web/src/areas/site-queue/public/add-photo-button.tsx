import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { useBusy } from '#lib/use-busy.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { CoverLabel } from '#ui/choices/cover-label.tsx';
import { FieldError } from '#ui/fields/field-frame.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { FailedShots } from '../parts/camera/failed-shots.tsx';
import { FileChoice } from '../parts/camera/file-choice.tsx';
import { useShots } from '../parts/camera/use-shots.ts';
import type { EntryPlace } from './enqueue.ts';

type Props = {
  place: EntryPlace;
  label: PhotoLabel;
  /** Gets the entry of each photo that is on this device now. */
  onAdded: (entryId: string) => void;
};

/** Takes a photo from within a form. It is stored on this device first, like every photo of a site (D-444). */
export function AddPhotoButton({ place, label, onAdded }: Props) {
  const shots = useShots({ ...place, label, caption: '', pairEntryId: '' }, ({ entryId }) => onAdded(entryId));
  const [busy, run] = useBusy();
  return (
    <Stack gap={8}>
      <Row>
        <LinkButton as={CoverLabel} aria-busy={busy}>
          <Icon name="camera" size={20} />
          사진 찍기
          <FileChoice name="사진 찍기" capture onFiles={(files) => run(() => shots.takeFiles(files))} />
        </LinkButton>
      </Row>
      {shots.unreadable.map(({ name, text }) => (
        <FieldError key={name}>{`${name} · ${text}`}</FieldError>
      ))}
      {shots.failed.shots.length > 0 && <FailedShots shots={shots} />}
    </Stack>
  );
}
