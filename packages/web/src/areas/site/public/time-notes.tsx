import { isClockOff, isLate } from '@portal/contract/areas/site/entry-moment';
import type { Visit } from '@portal/contract/areas/site/visit-calls';
import { Chip } from '#ui/marks/chip.tsx';

type Props = {
  /** The time that counts. */
  time: string;
  /** What the clock of the device said. */
  device?: string;
  /** When the server got it. */
  received: string;
};

const TimeNote = ({ children }: { children: string }) => (
  <Chip kind="warn" size={13}>
    {children}
  </Chip>
);

/** What a device's clock said that was off, and when the server got what was sent late (D-570). */
export const TimeNotes = ({ time, device = '', received }: Props) => (
  <>
    {isClockOff(time, device) && <TimeNote>{`기기 시각 ${device.slice(5, 16)}`}</TimeNote>}{' '}
    {isLate(time, received) && <TimeNote>{`늦게 보냄 · ${received.slice(5, 16)} 받음`}</TimeNote>}
  </>
);

type Times = Pick<
  Visit,
  'arrivedDtm' | 'arrivedDeviceDtm' | 'arrivedReceivedDtm' | 'leftDtm' | 'leftDeviceDtm' | 'leftReceivedDtm'
>;

/** The notes of an arrival. */
export const ArrivalNotes = ({ arrivedDtm, arrivedDeviceDtm, arrivedReceivedDtm }: Times) => (
  <TimeNotes time={arrivedDtm} device={arrivedDeviceDtm} received={arrivedReceivedDtm} />
);

/** The notes of an end of work. */
export const EndNotes = ({ leftDtm, leftDeviceDtm, leftReceivedDtm }: Times) => (
  <TimeNotes time={leftDtm} device={leftDeviceDtm} received={leftReceivedDtm} />
);
