import type { LogVersion } from '@portal/contract/areas/site-logs/calls';
import { delayLabel } from '@portal/contract/areas/site-logs/logs';
import { quantityText } from '@portal/contract/core/formats';
import { TimeNotes } from '#areas/site/public/time-notes.tsx';
import { PhotoStrip } from '#areas/site-photos/public/photo-strip.tsx';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Facts } from '#ui/text/facts.tsx';
import { Text } from '#ui/text/text.tsx';

/** '돔 카메라 14개 · 케이블 2BOX'. */
const usedText = ({ materials }: LogVersion): string =>
  materials.map(({ materialName, unit, quantity }) => `${materialName} ${quantityText(quantity, unit)}`).join(' · ');

/** '최영수 · 11-25 09:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

type Props = { log: LogVersion; photos: readonly FormPhoto[]; isCorrection: boolean };

/** What a log says: work, materials, delay, tomorrow, photos, and who wrote it. */
export function LogText({ log, photos, isCorrection }: Props) {
  const facts = [
    { label: '투입 인원', value: `${log.headcount}명` },
    { label: '사용 자재', value: usedText(log) },
    { label: '지연', value: log.delayKind && `${delayLabel(log.delayKind)} · ${log.delayText}` },
    { label: '내일', value: log.tomorrow },
    { label: isCorrection ? '정정 사유' : '늦은 사유', value: log.reason },
    { label: isCorrection ? '정정' : '등록', value: byText(log.userName, log.writtenDtm) },
    { label: '수정', value: log.editedDtm && byText(log.editedUserName, log.editedDtm) },
  ];
  return (
    <Stack gap={8}>
      <Text breaks>{log.work}</Text>
      <Facts facts={facts} />
      <Row gap={8} wraps>
        <TimeNotes time={log.writtenDtm} device={log.deviceDtm} received={log.receivedDtm} />
        <TimeNotes time={log.editedDtm} received={log.editedReceivedDtm} />
      </Row>
      <PhotoStrip photos={photos} shown={log.photos} />
    </Stack>
  );
}
