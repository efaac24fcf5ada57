'use client'

import styles from '../../collections/posts/desk/writing.module.css'
import { useWords } from '../../words/use-words.ts'
import type { ToldFinding } from '../findings.ts'
import { CHECK_WORDS } from './words.ts'

/** What the checks have found, in the language in which the desk told it. */
export function FindingList({ findings }: { readonly findings: readonly ToldFinding[] }) {
  const { say } = useWords()
  return (
    <ul className={styles.findings}>
      {findings.map(({ key, kind, message, href }) => (
        <li key={key} className={kind === 'refusal' ? styles.problem : styles.notice}>
          {message}
          {href && (
            <>
              {' '}
              <a href={href} target="_blank" rel="noreferrer">
                {say(CHECK_WORDS.open)}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
