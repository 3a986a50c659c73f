import { originalFileName } from '@portal/contract/areas/files/names';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { archiveAddress, downloadAddress, showAddress } from '../api.ts';
import css from './notices.module.css';

type Props = { board: NoticeBoard; notice: Pick<NoticeInfo, 'noticeId' | 'attachments'> };

/** What browsers show by themselves; the server decides by the content (FILE-27). */
const SHOWN = /\.(png|jpe?g|gif|webp|pdf)$/i;
const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.max(1, Math.round(kilobytes))}KB` : `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}

/** Attachments to save or to look at, and all of them as one archive (NOTICE-36, FILE-28). */
export function AttachmentList({ board, notice: { noticeId, attachments } }: Props) {
  if (attachments.length === 0) return null;
  return (
    <section className={css['part']} aria-labelledby="attached">
      <header>
        <h2 id="attached">첨부파일 {attachments.length}개</h2>
        {attachments.length > 1 && (
          <a href={archiveAddress(board, noticeId)} download data-print="off">
            모두 내려받기 (zip)
          </a>
        )}
      </header>
      <ul className={css['files']}>
        {attachments.map(({ fileName, bytes }) => (
          <li key={fileName}>
            <a href={downloadAddress(board, fileName)} download>
              {originalFileName(fileName)}
            </a>
            <small>{sizeText(bytes)}</small>
            {SHOWN.test(fileName) && (
              <a href={showAddress(board, fileName)} target="_blank" rel="noopener noreferrer" data-print="off">
                보기
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
