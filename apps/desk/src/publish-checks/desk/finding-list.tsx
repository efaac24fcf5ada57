'use client'

import styles from '../../collections/posts/desk/writing.module.css'
import type { ToldFinding } from '../findings.ts'

/** What the checks have found, in the language in which the desk told it. */
export function FindingList({ findings }: { readonly findings: readonly ToldFinding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ key, kind, message }) => (
        <li key={key} className={kind === 'refusal' ? styles.problem : styles.notice}>
          {message}
        </li>
      ))}
    </ul>
  )
}
