import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Named } from '#ui/text/named.tsx';

type Props = {
  name: string;
  /** The signature, or the photo that stands for it. */
  picture?: ReactNode;
  /** Of which company, and when. */
  children: ReactNode;
};

/** One line of the signers of a version. */
export const SignerRow = ({ name, picture, children }: Props) => (
  <Row as="li" gap={16} padY={12}>
    {picture}
    <Named name={name}>{children}</Named>
  </Row>
);
