import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import type { LogVersion } from '@portal/contract/areas/site-logs/calls';
import { delayLabel } from '@portal/contract/areas/site-logs/logs';
import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { useState } from 'react';
import { ClockNote } from '#areas/site/public/clock-note.tsx';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import css from './day-records.module.css';

/** '돔 카메라 14 · 허브 2'. */
const usedText = ({ materials }: LogVersion): string =>
  materials.map(({ materialName, quantity }) => `${materialName} ${quantity}`).join(' · ');

/** '최영수 · 11-25 09:10'. */
const byText = (name: string, at: string): string => [name, at.slice(5, 16)].filter((text) => text !== '').join(' · ');

function LogPictures({ pictures }: { pictures: readonly SitePhoto[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const large = pictures.map((photo) => ({
    src: sitePhotoPath(photo.name),
    name: `${photoLabelWord(photo.label)} ${photo.caption}`.trim(),
  }));
  return (
    <>
      <ul className={css['shown']}>
        {pictures.map((photo, index) => (
          <li key={photo.entryId}>
            <button type="button" aria-label={`${large[index]?.name} 크게 보기`} onClick={() => setOpened(index)}>
              <img src={sitePhotoPath(smallPhotoName(photo.name))} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <PictureViewer pictures={large} start={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

type Props = { log: LogVersion; photos: readonly SitePhoto[]; isCorrection: boolean };

/** What a log says: work, materials, delay, tomorrow, photos, and who wrote it. */
export function LogText({ log, photos, isCorrection }: Props) {
  const facts = [
    { label: '쓴 자재', value: usedText(log) },
    { label: '지연', value: log.delayKind && `${delayLabel(log.delayKind)} · ${log.delayText}` },
    { label: '내일', value: log.tomorrow },
    { label: isCorrection ? '정정 사유' : '늦은 사유', value: log.reason },
    { label: isCorrection ? '정정' : '등록', value: byText(log.userName, log.writtenDtm) },
    { label: '수정', value: log.editedDtm && byText(log.editedUserName, log.editedDtm) },
  ];
  const shown = log.photos.flatMap((id) => photos.filter(({ entryId, name }) => entryId === id && name !== ''));
  return (
    <>
      <p className={css['work']}>{log.work}</p>
      <dl className={css['facts']}>
        <dt>인원</dt>
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
      <ClockNote server={log.writtenDtm} device={log.deviceDtm} />
      <LogPictures pictures={shown} />
    </>
  );
}
