import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { RoomFileRow } from '@portal/contract/areas/workspace-entries/shapes';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { iconLink } from '#ui/buttons/icon-link.ts';
import { Row } from '#ui/layout/row.tsx';
import { FileMark, fileSizeText } from '#ui/marks/file-mark.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PersonName } from '#ui/marks/person-name.tsx';
import type { Column } from '#ui/tables/table-rows.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './files.module.css';

/** The icon and name of a file. A picture opens, any other file downloads. */
export const FileName = ({ file: { fileName, savePath, showPath } }: { file: RoomFileRow }) => {
  const path = showPath === '' ? savePath : showPath;
  return (
    <Row as="span" gap={8}>
      <FileMark fileName={fileName} />
      <Text as="span" className={css['inherits']} cut>
        {path === '' ? (
          fileName
        ) : (
          <a href={path} {...(showPath === '' ? { download: '' } : { target: '_blank', rel: 'noopener' })}>
            {fileName}
          </a>
        )}
      </Text>
    </Row>
  );
};

/** The download arrow of a file, if the user may download it. */
export const SaveLink = ({ file: { fileName, savePath } }: { file: RoomFileRow }) =>
  savePath !== '' && (
    <a className={iconLink} href={savePath} download="" aria-label={`${fileName} 내려받기`}>
      <Icon name="download" />
    </a>
  );

/** The columns of the file table. A file without download permission has no arrow. */
export const fileColumns = (projectId: number): Column<RoomFileRow>[] => [
  { key: 'name', header: '파일', head: true, render: (file) => <FileName file={file} /> },
  {
    key: 'entry',
    header: '올린 곳',
    width: 250,
    rank: 3,
    render: ({ entryId, entryTitle, entryKind }) => (
      <Text as="span" tone="soft" className={css['inherits']}>
        <Link to={paths.reportFeed} search={{ projectId, tab: 'N', entryId }}>
          {entryTitle === '' ? ENTRY_KINDS[entryKind] : entryTitle}
        </Link>
      </Text>
    ),
  },
  {
    key: 'person',
    header: '올린 사람',
    width: 120,
    render: ({ userName }) => <PersonName name={userName} />,
  },
  { key: 'size', header: '크기', width: 84, align: 'right', render: ({ bytes }) => fileSizeText(bytes) },
  { key: 'time', header: '올린 시각', width: 120, render: ({ createdDtm }) => <Ago at={createdDtm} /> },
  {
    key: 'save',
    header: '내려받기',
    width: 72,
    render: (file) => <SaveLink file={file} />,
  },
];
