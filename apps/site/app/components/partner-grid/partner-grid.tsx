import { useMessages } from '../../language/language-context.tsx'
import styles from './partner-grid.module.css'
import { builtInPartners, type PartnerView } from './partner-list.ts'
import { PartnerMark } from './partner-mark.tsx'

interface PartnerGridProps {
  /** The ministry's own list, where it has one. */
  readonly partners?: readonly PartnerView[] | undefined
}

/** The mark, name and type of every partner (Specification §3). */
export function PartnerGrid({ partners }: PartnerGridProps) {
  const messages = useMessages().home.partners
  const list = partners ?? builtInPartners(messages)
  return (
    <ul className={`${styles.grid} ${list.length === 8 ? styles.eight : ''}`}>
      {list.map((partner) => (
        <li key={partner.name}>
          <PartnerMark partner={partner} />
          <p className={styles.name}>{partner.name}</p>
          <p className={styles.type}>{messages.types[partner.kind]}</p>
        </li>
      ))}
    </ul>
  )
}
