'use client'

import { useId } from 'react'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import styles from './writing.module.css'

interface DialogFieldProps {
  readonly name: string
  readonly label: BothLanguages
  readonly hint: string
  readonly fault: BothLanguages | undefined
  readonly value: string
  readonly isRequired?: boolean
  change(value: string): void
}

/** A field of a dialog with what it is for and, once the person has tried, what is wrong with it. */
export function DialogField({
  most,
  name,
  label,
  hint,
  fault,
  value,
  isRequired,
  change,
}: DialogFieldProps & { readonly most?: number }) {
  const { t } = useMessages()
  const id = useId()
  const same = {
    id,
    name,
    value,
    'aria-required': isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-hint${fault ? ` ${id}-fault` : ''}`,
  }
  return (
    <div className={styles.asked}>
      <label htmlFor={id}>{t(label)}</label>
      {most === undefined ? (
        <input {...same} type="datetime-local" onChange={({ target }) => change(target.value)} />
      ) : (
        <textarea
          {...same}
          rows={3}
          maxLength={most}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {t(fault)}
        </p>
      )}
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  )
}
