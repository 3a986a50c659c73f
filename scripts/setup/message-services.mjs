import { spawn } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { freePort } from './free-port.mjs';

const KINDS = ['offer', 'change', 'materials', 'finish', 'tomorrow', 'notice'];

/** Starts the stand-ins of push service and 알림톡 provider for development. Returns the settings that lead to them. */
export const startMessageServices = async (root) => {
  const [pushPort, talkPort] = [await freePort(), await freePort()];
  const [key, secret] = ['NCSDEVELOPMENT', randomBytes(16).toString('hex')];
  const ports = [pushPort, talkPort].map(String);
  const script = `${root}/packages/demo/src/stand-ins/print-messages.ts`;
  const child = spawn(process.execPath, [`${root}/node_modules/tsx/dist/cli.mjs`, script, ...ports, key, secret], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const pair = createECDH('prime256v1');
  const privateKey = randomBytes(32);
  pair.setPrivateKey(privateKey);
  return {
    PUSH_KEYS: `${pair.getPublicKey('base64url')},${privateKey.toString('base64url')}`,
    PUSH_CONTACT: 'mailto:it@example.com',
    PUSH_HOSTS: `http://127.0.0.1:${pushPort}`,
    TALK_URL: `http://127.0.0.1:${talkPort}`,
    TALK_KEY: `${key},${secret}`,
    TALK_SENDER: 'KA01PFDEVELOPMENT,02-555-0100',
    TALK_TEMPLATES: KINDS.map((kind) => `${kind}=KA01TP${kind}`).join(','),
  };
};
