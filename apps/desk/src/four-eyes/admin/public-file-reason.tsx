'use client'

import { useAuth, useConfig, useField } from '@payloadcms/ui'
import { useId } from 'react'
import styles from '../../collections/posts/admin/writing.module.css'
import { MAX_REASON_CHARS } from '../../collections/posts/publishing/lengths.ts'
import { REFUSALS } from '../../collections/posts/publishing/refusal-messages.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import type { User } from '../../payload-types.ts'
import { FOUR_EYES_MESSAGES } from './messages.ts'

/** At a file that readers see: who may change it, and the field for the reason. */
export function PublicFileReason() {
  const { t } = useMessages()
  const { user } = useAuth<User>()
  const { config } = useConfig()
  const { value = '', setValue } = useField<string>({ path: 'aloneReason' })
  const id = useId()
  if (config.admin.custom?.fourEyes === false) return null
  const publishes = user?.roles?.some((role) => role === 'publisher' || role === 'administrator')
  if (!publishes) return <p>{t(REFUSALS.file_is_public)}</p>
  return (
    <div className={styles.field}>
      <p id={`${id}-hint`} style={{ margin: '0.75rem 0' }}>
        {t(FOUR_EYES_MESSAGES.publicFile)}
      </p>
      <label htmlFor={id}>{t(FOUR_EYES_MESSAGES.reason)}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={MAX_REASON_CHARS}
        aria-describedby={`${id}-hint`}
        value={value ?? ''}
        onChange={({ target }) => setValue(target.value)}
      />
    </div>
  )
}
