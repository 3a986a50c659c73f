import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { PlainIconButton } from '../buttons/plain-icon-button.tsx';
import { FirstIcon } from '../marks/first-icon.tsx';
import { PlainField } from './plain-form.tsx';

/** The password in a plain form: it can be shown, and says when Caps Lock is on. */
export function PasswordField(props: Omit<ComponentProps<typeof PlainField>, 'type' | 'button' | 'hint'>) {
  const [isShown, setIsShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // A key that the browser's password manager sends has no modifier state.
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  return (
    <PlainField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={capsLock ? 'Caps Lock이 켜져 있습니다.' : ''}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      button={
        <PlainIconButton
          label={isShown ? '비밀번호 숨기기' : '비밀번호 보기'}
          aria-controls={props.name}
          onClick={() => setIsShown(!isShown)}
        >
          <FirstIcon name={isShown ? 'eye-off' : 'eye'} />
        </PlainIconButton>
      }
    />
  );
}
