import { useMemo } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import { picturesInText } from '../../saver/pictures-in-text.ts'
import { isSaving } from '../../saver/saver-context.ts'
import { cleanedHtml } from './cleaned-html.ts'
import styles from './prose.module.css'

/**
 * An editor's text. The HTML must have been cleaned on the server (`app/api/clean-html.server.ts`)
 * before it comes here.
 */
export function Prose({
  html,
  leadFirst,
}: {
  readonly html: string
  readonly leadFirst?: boolean
}) {
  const language = useLanguage()
  const shown = import.meta.env.SSR && isSaving() ? picturesInText(html, language) : html
  const markup = useMemo(() => ({ __html: cleanedHtml(shown) }), [shown])
  return (
    <div
      className={`${styles.prose} ${leadFirst ? styles.leadFirst : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, see above.
      dangerouslySetInnerHTML={markup}
    />
  )
}
