import { use, useMemo } from 'react'
import { SaverContext } from '../../data-saver/data-saver-context.ts'
import { picturesInText } from '../../data-saver/pictures-in-text.ts'
import { cleanedHtml } from '../../html/cleaned-html.ts'
import { useLanguage } from '../../language/language-context.tsx'
import styles from './prose.module.css'

/**
 * An editor's text. The HTML must have been cleaned on the server (`app/html/clean-html.server.ts`)
 * before it comes here.
 */
export function Prose({
  html,
  leadFirst,
  continued,
}: {
  readonly html: string
  readonly leadFirst?: boolean
  /** The rest of a text whose first paragraph stands apart. */
  readonly continued?: boolean
}) {
  const language = useLanguage()
  const rules = import.meta.env.SSR ? use(SaverContext) : undefined
  const shown = rules ? picturesInText(html, language, rules) : html
  const markup = useMemo(() => ({ __html: cleanedHtml(shown) }), [shown])
  return (
    <div
      className={`starred ${styles.prose} ${leadFirst ? styles.leadFirst : ''} ${continued ? styles.continued : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, see above.
      dangerouslySetInnerHTML={markup}
    />
  )
}
