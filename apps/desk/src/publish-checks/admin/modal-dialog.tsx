'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '../../collections/posts/admin/writing.module.css'
import { useMessages } from '../../i18n/use-messages.ts'
import { CHECK_MESSAGES } from './messages.ts'

interface ModalDialogProps {
  readonly heading: string
  readonly submitLabel: string
  /** The keyboard begins at the cancel button, so that Enter changes nothing. */
  readonly isCancelFocused?: boolean
  readonly children: ReactNode
  /** Does what the dialog is for, and says whether it is done: then the dialog closes. */
  onSubmit(form: HTMLFormElement): Promise<boolean>
  onClose(isDone: boolean): void
}

/** A modal form with a heading, a button to send it and one to cancel. */
export function ModalDialog(props: ModalDialogProps) {
  const { heading, submitLabel, isCancelFocused, children, onSubmit, onClose } = props
  const { t } = useMessages()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isDone = useRef(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    if (isCancelFocused) cancel.current?.focus()
  }, [isCancelFocused])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    // In React the document's form is an ancestor of this one, though not in the page.
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    setBusy(true)
    try {
      isDone.current = await onSubmit(event.currentTarget)
    } finally {
      setBusy(false)
    }
    // `close()` returns the focus to the element that had it before.
    if (isDone.current) dialog.current?.close()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => onClose(isDone.current)}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <h2 id={id}>{heading}</h2>
        {children}
        <p className={styles.buttons}>
          <button
            type="submit"
            className={`${styles.button} ${styles.main}`}
            aria-disabled={isBusy}
          >
            {submitLabel}
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
      </form>
    </dialog>,
    document.body,
  )
}
