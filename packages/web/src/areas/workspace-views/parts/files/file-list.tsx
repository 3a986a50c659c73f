import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { RoomFileRow } from '@portal/contract/areas/workspace-entries/shapes';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { FileName, SaveLink } from './file-columns.tsx';
import css from './file-list.module.css';

type Props = { projectId: number; files: readonly RoomFileRow[] };

/** The files of a room as a list for narrow screens. */
export const FileList = ({ projectId, files }: Props) => (
  <ul className={css['list']} aria-label="파일">
    {files.map((file) => {
      const { fileId, entryId, entryTitle, entryKind, userName, bytes, createdDtm } = file;
      return (
        <li key={fileId}>
          <div>
            <FileName file={file} />
            <Link to={paths.reportFeed} search={{ projectId, tab: 'N', entryId }}>
              {entryTitle === '' ? ENTRY_KINDS[entryKind] : entryTitle}
            </Link>
            <small>
              {userName} · {fileSizeText(bytes)} · <Ago at={createdDtm} />
            </small>
          </div>
          <SaveLink file={file} />
        </li>
      );
    })}
  </ul>
);
