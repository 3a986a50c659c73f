import type { ReactNode } from 'react';
import { readSite } from '#lib/site.ts';
import css from './entry-card.module.css';

/** The frame of the pages outside the portal: the company above, its address below. */
export function SignInCard({ children }: { children: ReactNode }) {
  const { companyName, address, copyright } = readSite();
  return (
    <main className={css['entry']}>
      <div className={css['card']}>
        <div className={css['company']}>
          <img src="/favicon.svg" alt="" width={24} height={24} />
          {companyName}
        </div>
        {children}
      </div>
      <footer className={css['foot']}>
        {[companyName, address, copyright].filter((text) => text !== '').join(' · ')}
      </footer>
    </main>
  );
}

/** Title and introduction of such a page. */
export const SignInHead = ({ title, intro }: { title: string; intro: string }) => (
  <>
    <h1>{title}</h1>
    <p className={css['intro']}>{intro}</p>
  </>
);

/** A second button, besides the submit button of the form. */
export const EntryButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button type="button" className={css['other']} onClick={onPress}>
    {label}
  </button>
);

/** A line below the form. */
export const EntryHelp = ({ children }: { children: ReactNode }) => <p className={css['help']}>{children}</p>;
