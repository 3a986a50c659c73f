import { useState } from 'react';
import { Icon } from './icon.tsx';
import './avatar.css';

/** A person's photo; without an address, or when it does not load, the default avatar. */
export function Avatar({ src }: { src: string }) {
  const [broken, setBroken] = useState('');
  if (src === '' || src === broken) {
    return (
      <span className="avatar">
        <Icon name="user" />
      </span>
    );
  }
  return <img className="avatar" src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />;
}
