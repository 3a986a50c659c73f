import type { PostcodeMessage } from './ui/fields/address/postcode-message.ts';
import './postcode.css';

const VENDOR_SCRIPT = 'https://t1.daumcdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';
const TIMEOUT_MS = 5000;

type Chosen = { zonecode: string; address: string };
type PostcodeOptions = { oncomplete: (chosen: Chosen) => void; width: string; height: string };

declare global {
  interface Window {
    daum?: { Postcode?: new (options: PostcodeOptions) => { embed: (element: HTMLElement) => void } };
  }
}

/** Sends a message to the dialog around this frame, on the same origin only. */
const send = (message: PostcodeMessage): void => window.parent.postMessage(message, window.location.origin);

const fail = (): void => send({ kind: 'postcode-failed' });

function embed(element: HTMLElement): void {
  const Postcode = window.daum?.Postcode;
  if (!Postcode) {
    fail();
    return;
  }
  const oncomplete = ({ zonecode, address }: Chosen) => send({ kind: 'postcode', zonecode, address });
  new Postcode({ oncomplete, width: '100%', height: '100%' }).embed(element);
}

function load(element: HTMLElement): void {
  const script = document.createElement('script');
  const timeout = setTimeout(() => {
    // A late script counts as failed: by then the user is typing the address.
    script.onload = null;
    fail();
  }, TIMEOUT_MS);
  script.src = VENDOR_SCRIPT;
  script.onload = () => {
    clearTimeout(timeout);
    embed(element);
  };
  script.onerror = () => {
    clearTimeout(timeout);
    fail();
  };
  document.head.append(script);
}

const container = document.getElementById('postcode');
if (container) load(container);
