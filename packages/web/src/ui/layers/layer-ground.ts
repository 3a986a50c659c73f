import { type ComponentType, createContext } from 'react';

export type LayerGroundProps = {
  /** Title of the dialog, or what the form is. */
  title: string;
  opened: boolean;
  /** Whether no other dialog lies above. */
  isTopmost: () => boolean;
  /** A form of the page, not a dialog. */
  isForm?: boolean;
};

/**
 * What every dialog and form draws on top of its fields: the sentence that says what other users did to the record
 * beneath it. The shell provides it, so that the pages before the sign-in load nothing of it.
 */
export const LayerGround = createContext<ComponentType<LayerGroundProps> | null>(null);
