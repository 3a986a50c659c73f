import { STATE_NAMES } from '@portal/contract/areas/notify/deliveries';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import { Text } from '#ui/text/text.tsx';

/** Whether a message came: the word of its state, red when it failed. */
export const DeliveryState = ({ state }: Pick<DeliveryRow, 'state'>) => (
  <Text as="b" weight="medium" tone={state === 'X' ? 'bad' : undefined}>
    {STATE_NAMES[state]}
  </Text>
);

/** The user that a message went to, with the company. */
export const DeliveryPerson = ({ userName, companyName }: Pick<DeliveryRow, 'userName' | 'companyName'>) => (
  <>
    {userName}{' '}
    <Text as="span" size={12} tone="faint">
      {companyName}
    </Text>
  </>
);
