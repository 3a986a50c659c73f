import type { ComponentProps } from 'react';
import { Row } from '../layout/row.tsx';
import { Icon, type IconName } from '../marks/icon.tsx';

type Props = ComponentProps<'a'> & { icon: IconName };

/** A round sign that calls or shows the way: a link named by `aria-label`. */
export const SignLink = ({ icon, ...link }: Props) => (
  <Row as="a" firm tall="target" padX={12} round="full" ground="accent-soft" tone="accent" {...link}>
    <Icon name={icon} size={20} />
  </Row>
);
