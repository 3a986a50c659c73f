import { readSite } from '#lib/site.ts';
import css from './shell.module.css';

/** Company, address and copyright from the site's settings (D-21). */
export function Footer() {
  const { companyName, address, copyright } = readSite();
  return (
    <footer className={css['footer']} data-print="off">
      <strong>{companyName}</strong>
      {address !== '' && <span>{address}</span>}
      <span>{copyright}</span>
    </footer>
  );
}
