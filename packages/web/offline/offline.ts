import './offline.css';
import { UserType } from '@portal/contract/core/actor';
import { initColors } from '../src/lib/device/color-scheme.ts';
import { connectedAt } from '../src/lib/device/connected-at.ts';
import { listDrafts } from '../src/lib/device/device-drafts.ts';
import { storedSession } from '../src/lib/session.ts';
import { readSite } from '../src/lib/site.ts';
import { momentText } from '../src/ui/text/moment-text.ts';

const part = (name: string): HTMLElement | null => document.querySelector(`[data-${name}]`);

function show(name: string): HTMLElement | null {
  const element = part(name);
  if (element) element.hidden = false;
  return element;
}

function writeText(name: string, text: string): void {
  const element = part(name);
  if (element) element.textContent = text;
}

/** The kind of a draft by the address of its form. Nothing of its content is shown (D-323). */
function draftKind(address: string): string {
  if (address.startsWith('log ')) return '작업일보';
  if (address.startsWith('report ')) return '작업완료확인서';
  return address.endsWith('/add') ? '공지사항 등록' : '공지사항 수정';
}

function showDrafts(): void {
  const drafts = listDrafts();
  if (drafts.length === 0) return;
  const list = show('drafts')?.querySelector('ul');
  for (const { address, at } of drafts) {
    const line = document.createElement('li');
    const time = document.createElement('span');
    time.textContent = momentText(new Date(at), new Date());
    line.append(draftKind(address), time);
    list?.append(line);
  }
}

function showPhone(): void {
  const { companyName, phone } = readSite();
  if (phone === '') return;
  show('urgent');
  const link = document.createElement('a');
  link.href = `tel:${phone}`;
  link.textContent = `${companyName} ${phone}`;
  show('call')?.append(link);
}

/** Leads a contractor to the pages of a site, which are drawn from the device (D-446). */
function showSite(): void {
  if (storedSession()?.userType === UserType.Partner) show('site');
}

/** Opens the wanted page again. Its address is still the one of this page. */
const openAgain = (): void => window.location.reload();

/** The time between two questions whether the server answers again, in ms. */
const ASK_EVERY_MS = 5000;

/** Asks the worker to reach the server, while the page is in sight. It answers only when it could. */
function askWorker(): void {
  if (document.visibilityState === 'visible') navigator.serviceWorker.controller?.postMessage('reach server');
}

/** Follows the connection. The browser may tell of it early, and not at all when only the server was away. */
function followConnection(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', openAgain);
  window.addEventListener('online', askWorker);
  document.addEventListener('visibilitychange', askWorker);
  setInterval(askWorker, ASK_EVERY_MS);
}

initColors();
const { companyName } = readSite();
writeText('company', companyName);
document.title = `연결 없음 - ${companyName}`;
const last = connectedAt();
if (last !== null) writeText('connected', `마지막 연결 ${momentText(last, new Date())}`);
showDrafts();
showPhone();
showSite();
part('retry')?.addEventListener('click', openAgain);
followConnection();
