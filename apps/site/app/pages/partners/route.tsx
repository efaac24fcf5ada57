import { PageHead } from '../../components/page-head/page-head.tsx'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PARTNERS } from '../../components/partner-grid/partner-list.ts'
import { PartnerMark } from '../../components/partner-grid/partner-mark.tsx'
import { usePageWords } from '../../language/language-context.tsx'
import styles from './partners.module.css'

/** The fixed partner list (Specification §2 and §3). */
export default function Partners() {
  const { furniture, home, partners } = usePageWords()
  const words = home.partners
  return (
    <>
      <PageHead title={words.title} description={words.lead} />
      <PageTitle
        title={words.title}
        lead={words.lead}
        trail={[{ label: furniture.nav.ministry }]}
      />
      <div className="container">
        <ul className={styles.partners}>
          {PARTNERS.map((partner) => (
            <li key={partner.name} className={styles.card}>
              <PartnerMark partner={partner} />
              <div>
                <h2>{words.names[partner.name]}</h2>
                <p className={styles.type}>{words.types[partner.type]}</p>
              </div>
              <p className={styles.about}>{partners.about[partner.name]}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
