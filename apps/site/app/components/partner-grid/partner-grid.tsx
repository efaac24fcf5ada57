import { useMessages } from '../../language/language-context.tsx'
import styles from './partner-grid.module.css'
import { builtInPartners } from './partner-list.ts'
import { PartnerMark } from './partner-mark.tsx'
import type { PartnerView } from './partner-view.ts'

interface PartnerGridProps {
  /** The ministry's own list, where it has one. */
  readonly partners?: readonly PartnerView[] | undefined
}

/** All partners at a glance: mark, name, type (Specification §3). */
export function PartnerGrid({ partners }: PartnerGridProps) {
  const messages = useMessages().home.partners
  const shown = partners ?? builtInPartners(messages)
  return (
    <ul className={shown.length === 8 ? `${styles.grid} ${styles.eight}` : styles.grid}>
      {shown.map((partner) => (
        <li key={partner.name}>
          <PartnerMark partner={partner} />
          <p className={styles.name}>{partner.name}</p>
          <p className={styles.type}>{messages.types[partner.kind]}</p>
        </li>
      ))}
    </ul>
  )
}
