import { toast } from '#lib/toast.ts';

/** True where the browser can hold passkeys: not over plain http, localhost aside. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** The answer of the browser as JSON text; null when somebody closed its question, which a toast tells. */
async function answered(asking: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await asking);
  } catch {
    toast.error('factor.browser.failed');
    return null;
  }
}

/** Asks the browser to make a passkey for options of the server. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answered(startRegistration({ optionsJSON: JSON.parse(options) }));
}

/** Asks the browser to sign with a passkey. */
export async function signByPasskey(options: string): Promise<string | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answered(startAuthentication({ optionsJSON: JSON.parse(options) }));
}
