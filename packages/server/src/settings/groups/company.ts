import { z } from 'zod';
import { explained } from '../explained.ts';

/** What the pages say of the company that runs the portal. */
export const companySettings = {
  COMPANY_NAME: explained(z.string().default('마이즈'), [
    'The name of the company, in the header, the footer, the installed app and messages; set it for real use.',
    'It also becomes the operating company of the first account that `create-admin` makes.',
  ]),
  COMPANY_URL: explained(
    z.string().optional(),
    ['The website of the company, linked in the header; set it for real use.'],
    'an example; none in production',
  ),
  COMPANY_ADDRESS: explained(
    z.string().optional(),
    ['The postal address in the footer and in mails; set it for real use.'],
    'an example; none in production',
  ),
  COMPANY_MAIL_DOMAIN: explained(
    z.string().optional(),
    ['What follows the @ of a company mail address in employee records.'],
    'the host of `COMPANY_URL` without `www.`',
  ),
  COMPANY_PHONE: explained(z.string().default(''), [
    'The number to call, on the page that is shown without a network.',
  ]),
};
