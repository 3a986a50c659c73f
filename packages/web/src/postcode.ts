import type { PostcodeMessage } from './ui/fields/postcode-message.ts';
import './postcode.css';

const VENDOR_SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const PATIENCE_MS = 5000;

type Chosen = { zonecode: string; address: string };
type PostcodeOptions = { oncomplete: (chosen: Chosen) => void; width: string; height: string };

declare global {
  interface Window {
    daum?: { Postcode?: new (options: PostcodeOptions) => { embed: (element: HTMLElement) => void } };
  }
}

/** Tells the dialog around this frame, and nobody else. */
const tell = (message: PostcodeMessage): void => window.parent.postMessage(message, window.location.origin);

const fail = (): void => tell({ kind: 'postcode-failed' });

function embed(element: HTMLElement): void {
  const Postcode = window.daum?.Postcode;
  if (!Postcode) {
    fail();
    return;
  }
  const oncomplete = ({ zonecode, address }: Chosen) => tell({ kind: 'postcode', zonecode, address });
  new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(element);
}

function load(element: HTMLElement): void {
  const script = document.createElement('script');
  const patience = setTimeout(() => {
    // Too late counts as failed: the user is typing by hand by then.
    script.onload = null;
    fail();
  }, PATIENCE_MS);
  script.src = VENDOR_SCRIPT;
  script.onload = () => {
    clearTimeout(patience);
    embed(element);
  };
  script.onerror = () => {
    clearTimeout(patience);
    fail();
  };
  document.head.append(script);
}

const place = document.getElementById('postcode');
if (place) load(place);
