import airForce from '../assets/air-force.svg?url'
import landForce from '../assets/land-force.svg?url'
import navy from '../assets/navy.svg?url'
import shield from '../assets/shield.svg?url'
import { ExternalLink } from '../components/external-link/external-link.tsx'
import { PageLink } from '../components/page-link/page-link.tsx'
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx'
import type { DataSaverSwitchMessages } from '../data-saver/present-switch.ts'
import { useMessages } from '../language/language-context.tsx'
import { PATHS } from '../paths/canonical-paths.ts'
import { useSettings } from '../settings/settings-context.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

const GROUPS = {
  resources: [
    'news',
    'pressRelease',
    'mediaCenter',
    'operations',
    'tenders',
    'verify',
    'feeds',
    'siteMap',
  ],
  ministry: [
    'about',
    'partners',
    'armyLeadership',
    'contact',
    'privacy',
    'accessibility',
    'terms',
    'security',
  ],
} as const

interface FooterProps {
  /** The current year, from the server's clock (Specification §9). */
  readonly year: number
  readonly saver: DataSaverSwitchMessages
}

export function Footer({ year, saver }: FooterProps) {
  const { ministry, country, footer } = useMessages().furniture
  const { email, creditUrl } = useSettings()
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className={`container ${styles.columns} no-print`}>
        <div className={styles.about}>
          <img src={shield} width="53" height="68" alt="" />
          <div>
            <p className={styles.name}>{ministry}</p>
            <p>{country}</p>
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
          </div>
          <SocialLinks className={styles.social} />
        </div>
        <FooterLinks group="resources" />
        <FooterLinks group="ministry" />
        <div className={styles.forces}>
          <h2>{footer.services}</h2>
          <ul className={styles.services}>
            {[
              [landForce, footer.landForce],
              [navy, footer.navy],
              [airForce, footer.airForce],
            ].map(([logo, name]) => (
              <li key={name}>
                <img src={logo} width="64" height="82" alt="" loading="lazy" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="container no-print">
        <DataSaverSwitch messages={saver} className={styles.saver} />
      </div>
      <div className={`container ${styles.last}`}>
        <p>
          © {year} {ministry}. {footer.rights}
        </p>
        <p className="no-print">
          {footer.builtBy} <ExternalLink href={creditUrl}>{footer.team}</ExternalLink>
        </p>
      </div>
    </footer>
  )
}

function FooterLinks({ group }: { readonly group: keyof typeof GROUPS }) {
  const { nav, footer } = useMessages().furniture
  const labels = { ...footer, ...nav }
  const id = `footer-${group}`
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{nav[group]}</h2>
      <ul>
        {GROUPS[group].map((page) => (
          <li key={page}>
            <PageLink to={PATHS[page]}>{labels[page]}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
