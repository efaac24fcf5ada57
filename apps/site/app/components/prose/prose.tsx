import { useMemo } from 'react'
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
  const markup = useMemo(() => ({ __html: cleanedHtml(html) }), [html])
  return (
    <div
      className={`${styles.prose} ${leadFirst ? styles.leadFirst : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, see above.
      dangerouslySetInnerHTML={markup}
    />
  )
}
