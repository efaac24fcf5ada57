import { ARCHIVE_PATHS, type ArchivedList } from '../../archive/archive.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'
import styles from './archive-link.module.css'

/** The link from a list to its archive by months. */
export function ArchiveLink({ list }: { readonly list: ArchivedList }) {
  return (
    <p className={`${styles.link} no-print`}>
      <ArrowLink to={ARCHIVE_PATHS[list]}>{usePageMessages().archive.link}</ArrowLink>
    </p>
  )
}
