import { toast } from '#lib/toast.ts';

/** True where the browser supports passkeys. They need https or localhost. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** The browser's response as JSON text. When the user closed its dialog, it shows a toast and returns null. */
async function jsonOrNull(response: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await response);
  } catch {
    toast.error('factor.browser.failed');
    return null;
  }
}

/** Makes the browser create a passkey for the options of the server. Returns its JSON, or null. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return jsonOrNull(startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Makes the browser sign with a passkey. Returns its JSON, or null. */
export async function signWithPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return jsonOrNull(startAuthentication({ optionsJSON: JSON.parse(options) }));
}
