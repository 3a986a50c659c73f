import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { openLayers } from '../layers/open-layers.ts';
import css from './busy-button.module.css';
import { useConnectionText } from './lost-connection.ts';

type Props = Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'color'> & {
  variant?: 'filled' | 'default' | 'light' | 'outline' | 'subtle';
  color?: 'red' | 'gray';
  size?: 'sm' | 'compact-sm';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  /** May return a promise. Until it settles the button is busy and ignores clicks. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
  /** Busy for another reason, such as a form that is being saved. */
  busy?: boolean;
  /** Nothing to do at the moment: the button looks disabled and ignores clicks, but keeps the focus. */
  inactive?: boolean;
  /** Inactive without a connection. Solid and red buttons are, because they are actions, and others are not. */
  needsServer?: boolean;
  /** Gets the focus when the dialog around it opens. */
  'data-autofocus'?: boolean;
  /** The button that Ctrl+S presses. */
  'data-save'?: boolean;
};

/** Whether a dialog was opened since the button became busy. The user is then asked, and nothing is under way. */
function useIsCovered(isBusy: boolean): boolean {
  const layers = useSyncExternalStore(openLayers.subscribe, openLayers.count);
  const before = useRef(layers);
  if (!isBusy) before.current = layers;
  return layers > before.current;
}

const isAction = ({ variant = 'filled', color }: Props): boolean =>
  color === 'red' || !['default', 'subtle'].includes(variant);

/**
 * A button that cannot be pressed twice. While busy it is not `disabled`, because a disabled button loses the focus. A
 * dialog that it opened could then not return the focus.
 */
export function BusyButton(props: Props) {
  const { needsServer: _, ...button } = props;
  const lost = useConnectionText();
  if (lost === undefined || !(props.needsServer ?? isAction(props))) return <Button {...button} />;
  return <Button {...button} inactive title={lost} aria-description={lost} />;
}

function Button({ variant = 'filled', color, size, fullWidth, leftSection, ...props }: Omit<Props, 'needsServer'>) {
  const { onClick, busy = false, inactive = false, type = 'button', className = '', children, ...rest } = props;
  const [working, setWorking] = useState(false);
  const running = useRef(false);
  const isBusy = busy || working;
  const isCovered = useIsCovered(isBusy);
  const handleClick = async (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents the form's submit when Enter triggers the click.
    if (busy || inactive || running.current) return event.preventDefault();
    if (!onClick) return;
    running.current = true;
    setWorking(true);
    try {
      await onClick(event);
    } finally {
      running.current = false;
      setWorking(false);
    }
  };
  return (
    <button
      {...rest}
      className={`${css['button']} ${className}`}
      data-variant={variant}
      data-color={color}
      data-size={size}
      data-wide={fullWidth || undefined}
      data-disabled={inactive || undefined}
      type={type}
      aria-busy={isBusy && !isCovered}
      aria-disabled={isBusy || inactive || undefined}
      onClick={(event) => void handleClick(event)}
    >
      <span className={css['inner']}>
        {leftSection}
        {children}
      </span>
    </button>
  );
}
