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
  return (
    <div
      className={`${styles.prose} ${leadFirst ? styles.leadFirst : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, see above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
