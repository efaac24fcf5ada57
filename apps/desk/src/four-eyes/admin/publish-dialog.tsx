'use client'

import { type ReactNode, useId, useState } from 'react'
import { validReason } from '../../access/publishers-publish-what-another-wrote.ts'
import styles from '../../collections/posts/admin/writing.module.css'
import { MAX_REASON_CHARS } from '../../collections/posts/publishing/lengths.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { CHECK_MESSAGES } from '../../publish-checks/admin/messages.ts'
import { ModalDialog } from '../../publish-checks/admin/modal-dialog.tsx'
import { FOUR_EYES_MESSAGES } from './messages.ts'
import type { PublishReason } from './use-publish-reason.ts'

interface PublishDialogProps {
  readonly heading: string
  /** The name of the button that publishes. */
  readonly yes: string
  readonly reason: PublishReason
  readonly children?: ReactNode
  /** Publishes, and says whether it is done; `query` has the reason. */
  publish(query: string): Promise<boolean>
  close(): void
}

/** Asks before something is published, and why where a second person should do it. */
export function PublishDialog(props: PublishDialogProps) {
  const { heading, yes, reason, children, publish, close } = props
  const { t } = useMessages()
  const id = useId()
  const [isTooShort, setTooShort] = useState(false)

  const submit = async () => {
    const given = reason.isNeeded ? validReason(reason.typed) : ''
    setTooShort(given === undefined)
    if (given === undefined) return false
    if (await publish(given && `&reason=${encodeURIComponent(given)}`)) reason.type('')
    // Payload says what failed in a toast, which an open dialog would cover.
    return true
  }

  return (
    <ModalDialog
      heading={heading}
      submitLabel={yes}
      isCancelFocused
      onSubmit={submit}
      onClose={close}
    >
      {children}
      {reason.isNeeded && <p>{t(FOUR_EYES_MESSAGES.own)}</p>}
      {reason.isNeeded && (
        <div className={styles.field}>
          <label htmlFor={id}>{t(FOUR_EYES_MESSAGES.reason)}</label>
          <textarea
            id={id}
            rows={3}
            value={reason.typed}
            onChange={({ target }) => reason.type(target.value)}
            maxLength={MAX_REASON_CHARS}
            aria-required
            aria-invalid={isTooShort}
            aria-describedby={isTooShort ? `${id}-problem` : undefined}
          />
          {isTooShort && (
            <p id={`${id}-problem`} role="alert" className={styles.problem}>
              {t(FOUR_EYES_MESSAGES.tooShort)}
            </p>
          )}
        </div>
      )}
    </ModalDialog>
  )
}

/** The heading and the button of a dialog that asks nothing else. */
export const PLAIN_DIALOG = { heading: CHECK_MESSAGES.before, yes: CHECK_MESSAGES.publish } as const
