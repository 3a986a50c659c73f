import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { RoomFileRow } from '@portal/contract/areas/workspace-entries/shapes';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { FileName, SaveLink } from './file-columns.tsx';
import css from './files.module.css';

type Props = { projectId: number; files: readonly RoomFileRow[] };

/** The files of a room as a list for narrow screens. */
export const FileList = ({ projectId, files }: Props) => (
  <Lines ground="surface" line="ends" aria-label="파일">
    {files.map((file) => {
      const { fileId, entryId, entryTitle, entryKind, userName, bytes, createdDtm } = file;
      return (
        <Row as="li" key={fileId} gap={8} padX={16} padY={8}>
          <Stack gap={4} size={15} fill>
            <FileName file={file} />
            <Text as="span" size={13} tone="soft" className={css['inherits']}>
              <Link to={paths.reportFeed} search={{ projectId, tab: 'N', entryId }}>
                {entryTitle === '' ? ENTRY_KINDS[entryKind] : entryTitle}
              </Link>
            </Text>
            <Text as="small" size={12} tone="faint">
              {userName} · {fileSizeText(bytes)} · <Ago at={createdDtm} />
            </Text>
          </Stack>
          <SaveLink file={file} />
        </Row>
      );
    })}
  </Lines>
);
