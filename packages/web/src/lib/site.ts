/** The operator's settings of the site. The server puts them into the page (D-21). */
export type Site = {
  companyName: string;
  companyUrl: string;
  address: string;
  copyright: string;
  /** Domain of a company mail, after the @ (D-144). */
  mailDomain: string;
  /** The company's number to call, '' for none. */
  phone: string;
};

const DEFAULT_NAME = '업무 포털';

function fromMeta(): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(
      document.querySelector<HTMLMetaElement>('meta[name="portal-site"]')?.content ?? '',
    );
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Reads the site's settings: header, footer and mail domain. */
export function readSite(): Site {
  const meta = fromMeta();
  const text = (name: string): string => (typeof meta[name] === 'string' ? meta[name] : '');
  const companyName = text('companyName') || DEFAULT_NAME;
  return {
    companyName,
    companyUrl: text('companyUrl'),
    mailDomain: text('mailDomain'),
    address: text('address'),
    phone: text('phone'),
    copyright: text('copyright') || `© ${companyName}. All rights reserved.`,
  };
}
