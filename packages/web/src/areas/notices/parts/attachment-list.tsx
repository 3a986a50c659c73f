import { originalFileName } from '@portal/contract/areas/files/names';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useState } from 'react';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { archiveAddress, downloadAddress, showAddress } from '../api.ts';
import css from './notices.module.css';

type Props = { board: NoticeBoard; notice: Pick<NoticeInfo, 'noticeId' | 'attachments'> };

/** The files that browsers can show. The server checks their content (FILE-27). */
const PICTURE = /\.(png|jpe?g|gif|webp)$/i;
const PDF = /\.pdf$/i;
const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.max(1, Math.round(kilobytes))}KB` : `${(kilobytes / KILOBYTE).toFixed(1)}MB`;
}

/** A PDF in a dialog, sandboxed from the portal's origin. Some browsers cannot show it, so there is a download link. */
function PdfDialog({ board, fileName, onClose }: { board: NoticeBoard; fileName: string; onClose: () => void }) {
  const name = originalFileName(fileName);
  return (
    <Dialog title={name} opened onClose={onClose} width={960}>
      <iframe className={css['pdf']} title={name} src={showAddress(board, fileName)} />
      <p>
        보이지 않으면{' '}
        <a href={downloadAddress(board, fileName)} download>
          내려받기
        </a>
      </p>
    </Dialog>
  );
}

/** The attachments to download or view, and all of them as one archive (NOTICE-36, FILE-27, FILE-28). */
export function AttachmentList({ board, notice: { noticeId, attachments } }: Props) {
  const [shown, setShown] = useState('');
  if (attachments.length === 0) return null;
  const pictures = attachments.map(({ fileName }) => fileName).filter((fileName) => PICTURE.test(fileName));
  const close = () => setShown('');
  return (
    <Stack as="section" className={css['part']} aria-labelledby="attached">
      <Row as="header" gap={12} padY={8} justify="between" wraps>
        <Text as="h2" size={16} id="attached">
          첨부파일 {attachments.length}개
        </Text>
        {attachments.length > 1 && (
          <Row as="a" href={archiveAddress(board, noticeId)} download touch data-print="off">
            모두 내려받기 (zip)
          </Row>
        )}
      </Row>
      <Lines>
        {attachments.map(({ fileName, bytes }) => (
          <Row as="li" key={fileName} gap={12} wraps>
            <Row as="a" href={downloadAddress(board, fileName)} download padY={8} fill touch>
              {originalFileName(fileName)}
            </Row>
            <Note as="small">{sizeText(bytes)}</Note>
            {(PICTURE.test(fileName) || PDF.test(fileName)) && (
              <Press kind="link" onClick={() => setShown(fileName)}>
                보기
              </Press>
            )}
          </Row>
        ))}
      </Lines>
      {pictures.includes(shown) && (
        <PictureViewer
          pictures={pictures.map((fileName) => ({
            src: showAddress(board, fileName),
            name: originalFileName(fileName),
          }))}
          start={pictures.indexOf(shown)}
          onClose={close}
        />
      )}
      {PDF.test(shown) && <PdfDialog board={board} fileName={shown} onClose={close} />}
    </Stack>
  );
}
