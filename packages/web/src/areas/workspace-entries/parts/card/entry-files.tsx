import type { EntryFile } from '@portal/contract/areas/workspace-entries/shapes';
import { useState } from 'react';
import { PictureViewer } from '#kit/files/picture-viewer.tsx';
import { iconLink } from '#ui/buttons/icon-link.ts';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { FileBox, FileBoxes, FileNote } from '../form/file-box.tsx';
import css from './entry-files.module.css';

/** The number of pictures shown. '+N' on the last one counts the rest. */
const SHOWN = 3;

function Pictures({ pictures }: { pictures: readonly EntryFile[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const hidden = pictures.length - SHOWN;
  return (
    <>
      <ul className={css['shots']} data-count={Math.min(pictures.length, SHOWN)} aria-label="사진">
        {pictures.slice(0, SHOWN).map(({ fileId, fileName, showPath }, index) => {
          const covered = hidden > 0 && index === SHOWN - 1;
          return (
            <li key={fileId}>
              <button
                type="button"
                aria-label={covered ? `+${hidden} 사진 더 보기` : `${fileName} 크게 보기`}
                onClick={() => setOpened(index)}
              >
                <img src={showPath} alt="" loading="lazy" />
                {covered && <span>+{hidden}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== null && (
        <PictureViewer
          pictures={pictures.map(({ showPath, fileName }) => ({ src: showPath, name: fileName }))}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** The files of an entry, pictures first. Files without download permission have no arrow. */
export function EntryFiles({ files }: { files: readonly EntryFile[] }) {
  const pictures = files.filter(({ showPath }) => showPath !== '');
  const others = files.filter(({ showPath }) => showPath === '');
  return (
    <>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {others.length > 0 && (
        <FileBoxes label="파일">
          {others.map(({ fileId, fileName, bytes, savePath }) => (
            <FileBox key={fileId} fileName={fileName} below={<FileNote>{fileSizeText(bytes)}</FileNote>}>
              {savePath !== '' && (
                <a className={iconLink} href={savePath} download={fileName} aria-label={`${fileName} 다운로드`}>
                  <Icon name="download" />
                </a>
              )}
            </FileBox>
          ))}
        </FileBoxes>
      )}
    </>
  );
}
