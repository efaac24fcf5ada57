'use client'

import type { LinkProblem } from '../../collections/posts/admin/publishing-facts.ts'
import styles from '../../collections/posts/admin/writing.module.css'
import { useMessages } from '../../i18n/use-messages.ts'

const HEADING = {
  en: 'Links to look at',
  so: 'Xiriirro u baahan in la eego',
} as const

/** The links of a text that lead readers nowhere, each with what is wrong. */
export function WrongLinks({ problems }: { readonly problems: readonly LinkProblem[] }) {
  const { t } = useMessages()
  if (problems.length === 0) return null
  return (
    <div className={styles.notice}>
      <p>
        <strong>{t(HEADING)}</strong>
      </p>
      <ul>
        {problems.map(({ words, problem }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may have the same words and fault.
          <li key={i}>
            “{words}”: {problem}
          </li>
        ))}
      </ul>
    </div>
  )
}
