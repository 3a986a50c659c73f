import { readSite } from '../lib/site.ts';
import './footer.css';

/** Company, address and copyright from the site's settings (D-21). */
export function Footer() {
  const { companyName, address, copyright } = readSite();
  return (
    <footer className="footer">
      <strong>{companyName}</strong>
      {address !== '' && <span>{address}</span>}
      <span>{copyright}</span>
    </footer>
  );
}
