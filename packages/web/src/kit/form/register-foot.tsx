import type { ReactNode } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ActionBar } from './action-bar.tsx';

type Props = {
  registration: { form: { busy: boolean }; submit: () => Promise<unknown> };
  onCancel: () => void;
  /** What stays in sight over the buttons, such as the progress of files. */
  children?: ReactNode;
};

/** The foot of a registration: 취소 and 등록. */
export const RegisterFoot = ({ registration: { form, submit }, onCancel, children }: Props) => (
  <>
    {children}
    <ActionBar>
      <BusyButton variant="default" disabled={form.busy} onClick={onCancel}>
        취소
      </BusyButton>
      <BusyButton busy={form.busy} onClick={submit}>
        등록
      </BusyButton>
    </ActionBar>
  </>
);
