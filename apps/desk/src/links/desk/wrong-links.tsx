'use client'

import type { LinkProblem } from '../../collections/posts/desk/publishing-facts.ts'
import styles from '../../collections/posts/desk/writing.module.css'
import { useWords } from '../../words/use-words.ts'

const HEADING = {
  en: 'Links to look at',
  so: 'Xiriirro u baahan in la eego',
} as const

/** The links of a text that lead readers nowhere, each with what is wrong. */
export function WrongLinks({ problems }: { readonly problems: readonly LinkProblem[] }) {
  const { say } = useWords()
  if (problems.length === 0) return null
  return (
    <div className={styles.notice}>
      <p>
        <strong>{say(HEADING)}</strong>
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
