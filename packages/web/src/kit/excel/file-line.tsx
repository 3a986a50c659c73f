import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';

/** The name of the workbook. */
export const FileLine = ({ fileName }: { fileName: string }) => (
  <Row as="p" gap={8} size={13} weight="medium">
    <Icon name="report" />
    {fileName}
  </Row>
);
