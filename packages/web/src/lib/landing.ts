import { paths } from './paths.ts';

/** What an address of the groupware carries: a ticket that works once, a login type, and a project of either kind. */
export type Landing = { ticket: string; loginType: string; conId: string };

const decoded = (part = ''): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

/** Reads the landing address and leaves none of it in the address bar and the history (D-05, TH1b). */
function takeLanding({ pathname }: Location): Landing {
  const [, first = '', ticket, loginType, conId] = pathname.split('/');
  if (`/${first}` !== paths.landing) return { ticket: '', loginType: '', conId: '' };
  window.history.replaceState(null, '', paths.landing);
  return { ticket: decoded(ticket), loginType: decoded(loginType), conId: decoded(conId) };
}

/** With what the page was opened; taken when this module is loaded, before anything else sees the address. */
export const landing = takeLanding(window.location);
