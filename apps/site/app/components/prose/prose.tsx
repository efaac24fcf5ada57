import { use, useMemo } from 'react'
import { SaverContext } from '../../data-saver/data-saver-context.ts'
import { picturesInText } from '../../data-saver/pictures-in-text.ts'
import { trustedHtml } from '../../html/trusted-html.ts'
import { useLanguage } from '../../language/language-context.tsx'
import styles from './prose.module.css'

interface ProseProps {
  readonly html: string
  /** Whether the first paragraph is a lead, in larger type. */
  readonly leadFirst?: boolean
  /** Whether this is the rest of a text whose first paragraph is rendered apart. */
  readonly continued?: boolean
}

/** An editor's text, which must be clean: the loader cleans it (`app/html/clean-html.server.ts`). */
export function Prose({ html, leadFirst, continued }: ProseProps) {
  const language = useLanguage()
  const rules = import.meta.env.SSR ? use(SaverContext) : undefined
  const text = rules ? picturesInText(html, language, rules) : html
  const markup = useMemo(() => ({ __html: trustedHtml(text) }), [text])
  return (
    <div
      className={`starred ${styles.prose} ${leadFirst ? styles.leadFirst : ''} ${continued ? styles.continued : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the loader, see above.
      dangerouslySetInnerHTML={markup}
    />
  )
}
