import type { LogVersion } from '@portal/contract/areas/site-logs/calls';
import { delayLabel } from '@portal/contract/areas/site-logs/logs';
import { quantityText } from '@portal/contract/core/formats';
import { TimeNotes } from '#areas/site/public/time-notes.tsx';
import { PhotoStrip } from '#areas/site-photos/public/photo-strip.tsx';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import css from './day-records.module.css';

/** '돔 카메라 14개 · 케이블 2BOX'. */
const usedText = ({ materials }: LogVersion): string =>
  materials.map(({ materialName, unit, quantity }) => `${materialName} ${quantityText(quantity, unit)}`).join(' · ');

/** '최영수 · 11-25 09:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

type Props = { log: LogVersion; photos: readonly FormPhoto[]; isCorrection: boolean };

/** What a log says: work, materials, delay, tomorrow, photos, and who wrote it. */
export function LogText({ log, photos, isCorrection }: Props) {
  const facts = [
    { label: '사용 자재', value: usedText(log) },
    { label: '지연', value: log.delayKind && `${delayLabel(log.delayKind)} · ${log.delayText}` },
    { label: '내일', value: log.tomorrow },
    { label: isCorrection ? '정정 사유' : '늦은 사유', value: log.reason },
    { label: isCorrection ? '정정' : '등록', value: byText(log.userName, log.writtenDtm) },
    { label: '수정', value: log.editedDtm && byText(log.editedUserName, log.editedDtm) },
  ];
  return (
    <>
      <p className={css['work']}>{log.work}</p>
      <dl className={css['facts']}>
        <dt>투입 인원</dt>
        <dd>{log.headcount}명</dd>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <TimeNotes time={log.writtenDtm} device={log.deviceDtm} received={log.receivedDtm} />
      <TimeNotes time={log.editedDtm} received={log.editedReceivedDtm} />
      <PhotoStrip photos={photos} shown={log.photos} />
    </>
  );
}
