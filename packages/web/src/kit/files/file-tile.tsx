import { Row } from '#ui/layout/row.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import type { ChosenFile } from './chosen-file.ts';
import css from './files.module.css';

type Props = {
  file: ChosenFile;
  first: boolean;
  last: boolean;
  /** Download URL, if there is one. */
  download: string | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A chosen file with a preview if it is a picture, its name, and buttons to move or remove it. */
export function FileTile({ file, first, last, download, onMove, onRemove }: Props) {
  const name = file.original;
  return (
    <Panel as="li" className={css['tile']} gap={4} padY={8} padX={8}>
      {file.preview !== '' && <img src={file.preview} alt={name} />}
      <Text as="span" size={12} cut title={name}>
        {download === undefined ? name : <a href={download}>{name}</a>}
      </Text>
      <Row as="span" className={css['actions']} justify="between">
        <button type="button" aria-label={`${name} 앞으로`} disabled={first} onClick={() => onMove(-1)}>
          ‹
        </button>
        <button type="button" aria-label={`${name} 뒤로`} disabled={last} onClick={() => onMove(1)}>
          ›
        </button>
        <button type="button" aria-label={`${name} 삭제`} data-ends onClick={onRemove}>
          ×
        </button>
      </Row>
    </Panel>
  );
}
