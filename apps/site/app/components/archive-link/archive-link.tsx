import { ARCHIVES, type ArchivedList } from '../../archive/archive.ts'
import { usePageWords } from '../../language/language-context.tsx'
import { ArrowLink } from '../arrow-link/arrow-link.tsx'

/** The way from a list to its months. */
export function ArchiveLink({ of }: { readonly of: ArchivedList }) {
  const words = usePageWords().archive
  return (
    <p className="no-print">
      <ArrowLink to={ARCHIVES[of]}>{words.link}</ArrowLink>
    </p>
  )
}
