import { useWords } from '../../language/language-context.tsx'
import styles from './partner-grid.module.css'
import { PARTNERS } from './partner-list.ts'
import { PartnerMark } from './partner-mark.tsx'

/** All partners at a glance: mark, name, type (Specification §3). */
export function PartnerGrid() {
  const { names, types } = useWords().home.partners
  return (
    <ul className={styles.grid}>
      {PARTNERS.map((partner) => (
        <li key={partner.name}>
          <PartnerMark partner={partner} />
          <p className={styles.name}>{names[partner.name]}</p>
          <p className={styles.type}>{types[partner.type]}</p>
        </li>
      ))}
    </ul>
  )
}
