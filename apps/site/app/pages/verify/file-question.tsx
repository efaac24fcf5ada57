import { type ChangeEvent, useId, useRef, useState } from 'react'
import fields from '../../components/form-fields/form-fields.module.css'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { verifyPage } from '../../messages/so/verify-page.server.ts'
import { fileHash } from '../../verify/file-hash.ts'
import styles from './verify.module.css'

/** Most bytes of a file that is read: it must fit into the memory of an old phone. */
const MAX_FILE_BYTES = 32 * 1024 * 1024

interface FileQuestionProps {
  readonly action: string
  readonly messages: (typeof verifyPage)['file']
}

/**
 * Asks about a PDF by its hash, so that the file itself stays with the reader. Browsers compute hashes
 * by scripts of a secure page only; elsewhere the hash can be pasted as text.
 */
export function FileQuestion({ action, messages }: FileQuestionProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const hash = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'none' | 'reading' | 'tooLarge' | 'unreadable'>('none')
  if (!useHydrated() || !globalThis.crypto?.subtle) return null

  async function ask({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? []
    if (!file) return setState('none')
    if (file.size > MAX_FILE_BYTES) return setState('tooLarge')
    setState('reading')
    try {
      if (hash.current) hash.current.value = await fileHash(file)
      form.current?.submit()
    } catch {
      setState('unreadable')
    }
  }

  return (
    <form ref={form} method="post" action={action} className={`${styles.form} no-print`}>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {messages.label}
        </label>
        <p id={`${id}-hint`} className={fields.hint}>
          {messages.hint}
        </p>
        <p role="status" className={state === 'reading' ? fields.hint : fields.error}>
          {state === 'none' ? null : messages[state]}
        </p>
        <input
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-hint`}
          className={fields.control}
          onChange={ask}
        />
        <input ref={hash} type="hidden" name="hash" />
      </div>
    </form>
  )
}
