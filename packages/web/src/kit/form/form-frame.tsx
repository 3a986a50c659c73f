import { type ReactNode, type Ref, useContext } from 'react';
import { LayerGround } from '#ui/layers/layer-ground.ts';
import css from './form-frame.module.css';

type FrameProps = {
  busy: boolean;
  /** Stays usable during a save: progress, buttons, dialogs. */
  foot: ReactNode;
  children: ReactNode;
  /** The fields. */
  fields?: Ref<HTMLFieldSetElement>;
};

/** A form whose fields are disabled while it is being saved. Only its buttons save it, not Enter. */
export function FormFrame({ busy, foot, children, fields }: FrameProps) {
  const Ground = useContext(LayerGround);
  return (
    <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
      {Ground && <Ground title="쓰던 내용" opened isTopmost={() => true} isForm />}
      <fieldset ref={fields} className={css['body']} disabled={busy}>
        {children}
      </fieldset>
      {foot}
    </form>
  );
}

/** Two columns of fields, one on a phone. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={css['grid']}>{children}</div>;

/** A field over both columns of a FormGrid. */
export const WideField = ({ children }: { children: ReactNode }) => <div className={css['wide']}>{children}</div>;

/** The value of a field of several parts while it cannot be changed. */
export const LockedValue = ({ children }: { children: ReactNode }) => <div className={css['locked']}>{children}</div>;
