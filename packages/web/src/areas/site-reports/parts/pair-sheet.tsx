import type { PhotoPair } from '@portal/contract/areas/site-reports/forms';
import { useState } from 'react';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { ReportPhotoChoice } from './report-photo-choice.tsx';

const NONE: PhotoPair = { Before: '', After: '' };

type Props = {
  photos: readonly FormPhoto[];
  opened: boolean;
  onClose: () => void;
  onChoose: (pair: PhotoPair) => void;
};

/** Chooses a photo of before and one of after. One of them is enough. */
export function PairSheet({ photos, opened, onClose, onChoose }: Props) {
  const [pair, setPair] = useState(NONE);
  const isBefore = ({ label }: FormPhoto): boolean => label === 'B';
  const choose = () => {
    onChoose(pair);
    setPair(NONE);
    onClose();
  };
  return (
    <Sheet title="전후 사진 묶기" opened={opened} onClose={onClose}>
      <Stack gap={16}>
        {photos.length === 0 && <Empty>찍은 사진이 없습니다. 사진 탭에서 먼저 찍어주세요.</Empty>}
        <ReportPhotoChoice
          title="전"
          photos={photos.filter(isBefore)}
          value={pair.Before}
          onChange={(Before) => setPair((chosen) => ({ ...chosen, Before }))}
        />
        <ReportPhotoChoice
          title="후"
          photos={photos.filter((photo) => !isBefore(photo))}
          value={pair.After}
          onChange={(After) => setPair((chosen) => ({ ...chosen, After }))}
        />
      </Stack>
      <SheetFoot summary={<span />}>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton needsServer={false} inactive={pair.Before === '' && pair.After === ''} onClick={choose}>
          선택
        </BusyButton>
      </SheetFoot>
    </Sheet>
  );
}
