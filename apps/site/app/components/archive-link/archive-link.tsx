import { ARCHIVES, type ArchivedList } from '../../archive/archive.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import styles from './archive-link.module.css'

/** The way from a list to its months. */
export function ArchiveLink({ of }: { readonly of: ArchivedList }) {
  const messages = usePageMessages().archive
  return (
    <p className={`${styles.way} no-print`}>
      <ArrowLink to={ARCHIVES[of]}>{messages.link}</ArrowLink>
    </p>
  )
}
