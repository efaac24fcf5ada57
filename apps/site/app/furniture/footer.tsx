import airForce from '../assets/air-force.svg?url'
import landForce from '../assets/land-force.svg?url'
import navy from '../assets/navy.svg?url'
import shield from '../assets/shield.svg?url'
import { ExternalLink } from '../components/external-link/external-link.tsx'
import { PageLink } from '../components/page-link/page-link.tsx'
import { DataSaverSwitch, type DataSaverSwitchMessages } from '../data-saver/data-saver-switch.tsx'
import { useMessages } from '../language/language-context.tsx'
import { PATHS } from '../paths/canonical-paths.ts'
import { useSettings } from '../settings/settings-context.tsx'
import styles from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

interface FooterProps {
  /** The current year, from the server's clock (Specification §9). */
  readonly year: number
  readonly saver: DataSaverSwitchMessages
}

export function Footer({ year, saver }: FooterProps) {
  const { furniture: words } = useMessages()
  const { email, creditUrl } = useSettings()
  const { nav, footer } = words
  return (
    <footer className={`${styles.footer} on-ink`}>
      <div className={`container ${styles.columns} no-print`}>
        <div className={styles.about}>
          <img src={shield} width="53" height="68" alt="" />
          <div>
            <p className={styles.name}>{words.ministry}</p>
            <p>{words.country}</p>
            <a className={styles.mail} href={`mailto:${email}`}>
              {email}
            </a>
          </div>
          <SocialLinks className={styles.social} />
        </div>
        <nav aria-labelledby="footer-resources">
          <h2 id="footer-resources">{nav.resources}</h2>
          <ul>
            <FooterLink to={PATHS.news}>{nav.news}</FooterLink>
            <FooterLink to={PATHS.pressRelease}>{nav.pressRelease}</FooterLink>
            <FooterLink to={PATHS.mediaCenter}>{nav.mediaCenter}</FooterLink>
            <FooterLink to={PATHS.speeches}>{nav.speeches}</FooterLink>
            <FooterLink to={PATHS.operations}>{nav.operations}</FooterLink>
            <FooterLink to={PATHS.tenders}>{nav.tenders}</FooterLink>
            <FooterLink to={PATHS.feeds}>{footer.feeds}</FooterLink>
            <FooterLink to={PATHS.siteMap}>{footer.siteMap}</FooterLink>
          </ul>
        </nav>
        <nav aria-labelledby="footer-ministry">
          <h2 id="footer-ministry">{nav.ministry}</h2>
          <ul>
            <FooterLink to={PATHS.about}>{nav.about}</FooterLink>
            <FooterLink to={PATHS.partners}>{nav.partners}</FooterLink>
            <FooterLink to={PATHS.armyLeadership}>{nav.armyLeadership}</FooterLink>
            <FooterLink to={PATHS.contact}>{nav.contact}</FooterLink>
            <FooterLink to={PATHS.privacy}>{footer.privacy}</FooterLink>
            <FooterLink to={PATHS.accessibility}>{footer.accessibility}</FooterLink>
            <FooterLink to={PATHS.terms}>{footer.terms}</FooterLink>
            <FooterLink to={PATHS.security}>{footer.security}</FooterLink>
          </ul>
        </nav>
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
          © {year} {words.ministry}. {footer.rights}
        </p>
        <p className="no-print">
          {footer.builtBy} <ExternalLink href={creditUrl}>{footer.team}</ExternalLink>
        </p>
      </div>
    </footer>
  )
}

function FooterLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <li>
      <PageLink to={to}>{children}</PageLink>
    </li>
  )
}
