'use client'

import styles from '../../collections/posts/admin/writing.module.css'
import { useMessages } from '../../i18n/use-messages.ts'
import type { FindingView } from '../findings.ts'
import { CHECK_MESSAGES } from './messages.ts'

export function FindingList({ findings }: { readonly findings: readonly FindingView[] }) {
  const { t } = useMessages()
  return (
    <ul className={styles.findings}>
      {findings.map(({ key, kind, message, href }) => (
        <li key={key} className={kind === 'refusal' ? styles.problem : styles.notice}>
          {message}
          {href && (
            <>
              {' '}
              <a href={href} target="_blank" rel="noreferrer">
                {t(CHECK_MESSAGES.open)}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
