import webPush from 'web-push';

/** Makes a pair of keys for push messages, as a line for the settings. */
export function makePushKeys(): string {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return `PUSH_KEYS=${publicKey},${privateKey}`;
}
