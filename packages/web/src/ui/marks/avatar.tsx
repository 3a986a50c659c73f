import { useState } from 'react';
import css from './avatar.module.css';
import { Icon } from './icon.tsx';

/** A person's photo. Without a URL, or when it does not load, the default avatar. */
export function Avatar({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  if (src === '' || src === broken) {
    return (
      <span className={css['avatar']}>
        <Icon name="user" />
      </span>
    );
  }
  return (
    <img className={css['avatar']} src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
  );
}
