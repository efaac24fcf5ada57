'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '../../collections/posts/admin/writing.module.css'
import { useMessages } from '../../i18n/use-messages.ts'
import { CHECK_MESSAGES } from './messages.ts'

interface AskDialogProps {
  readonly heading: string
  readonly yes: string
  readonly children: ReactNode
  confirm(): Promise<void>
  close(): void
}

/** Asks once more: what is asked, yes, and a way out, which has the keyboard first. */
export function ConfirmDialog({ heading, yes, children, confirm, close }: AskDialogProps) {
  const { t } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    // In the first place the keyboard is on the answer that changes nothing.
    cancel.current?.focus()
  }, [])

  const go = async () => {
    if (isBusy) return
    setBusy(true)
    await confirm()
    // Closed by itself, the dialog gives the keyboard back to where it was.
    dialog.current?.close()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={close}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <h2 id={id}>{heading}</h2>
      {children}
      <p className={styles.buttons}>
        <button
          type="button"
          className={`${styles.button} ${styles.main}`}
          aria-disabled={isBusy}
          onClick={() => void go()}
        >
          {yes}
        </button>
        <button
          ref={cancel}
          type="button"
          className={styles.button}
          aria-disabled={isBusy}
          onClick={() => isBusy || dialog.current?.close()}
        >
          {t(CHECK_MESSAGES.cancel)}
        </button>
      </p>
    </dialog>,
    document.body,
  )
}
