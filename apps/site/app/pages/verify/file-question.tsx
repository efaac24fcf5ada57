import { type SubmitEvent, useId, useState } from 'react'
import fields from '../../components/form-fields/form-fields.module.css'
import notices from '../../components/form-fields/form-notices.module.css'
import { Icon } from '../../components/icon/icon.tsx'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { verifyPage } from '../../messages/so/verify-page.server.ts'
import { fileHashes } from '../../verify/file-hash.ts'
import styles from './verify.module.css'

/** Most bytes of a file that is read: it must fit into the memory of an old phone. */
const MAX_FILE_BYTES = 32 * 1024 * 1024

/** What a picture looks like; the empty text for other files, and for pictures that the browser cannot read. */
async function lookOf(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) return ''
  // Only who asks about a picture loads the program that compares them.
  const { pictureLikeness } = await import('../../verify/picture-likeness.ts')
  return pictureLikeness(file).catch(() => '')
}

interface FileQuestionProps {
  readonly action: string
  readonly messages: (typeof verifyPage)['file']
  /** What was wrong with the file that was sent. */
  readonly error?: string
}

/**
 * Asks about a PDF by its hash and about a picture by its look too, so that the file itself stays with the
 * reader. Browsers compute hashes by scripts of a secure page only; elsewhere the file is sent.
 */
export function FileQuestion({ action, messages, error }: FileQuestionProps) {
  const id = useId()
  const [state, setState] = useState<'none' | 'missing' | 'reading' | 'tooLarge' | 'unreadable'>(
    'none',
  )
  const canHash = useHydrated() && globalThis.crypto?.subtle !== undefined

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    if (!canHash) return
    event.preventDefault()
    const form = event.currentTarget
    const [file] = form.querySelector<HTMLInputElement>('[type=file]')?.files ?? []
    if (!file) return setState('missing')
    if (file.size > MAX_FILE_BYTES) return setState('tooLarge')
    setState('reading')
    try {
      const asked = { ...(await fileHashes(file)), likeness: await lookOf(file) }
      for (const [name, value] of Object.entries(asked)) {
        const field = form.elements.namedItem(name)
        if (field instanceof HTMLInputElement) field.value = value
      }
      form.submit()
    } catch {
      setState('unreadable')
    }
  }

  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={`${styles.form} no-print`}
      onSubmit={ask}
    >
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {messages.label}
        </label>
        <p id={`${id}-hint`} className={fields.hint}>
          {messages.hint}
        </p>
        <p
          id={`${id}-state`}
          role="status"
          className={state === 'reading' ? fields.hint : fields.error}
        >
          {state === 'none' ? error : messages[state]}
        </p>
        <input
          id={id}
          type="file"
          // Without a name it is not sent.
          name={canHash ? undefined : 'file'}
          accept="application/pdf,.pdf,image/*"
          aria-describedby={`${id}-hint ${id}-state`}
          className={fields.control}
          onChange={() => setState('none')}
        />
        {['hash', 'note', 'noteHash', 'likeness'].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
      </div>
      <button type="submit" className={notices.button}>
        <Icon name="search" />
        {messages.check}
      </button>
    </form>
  )
}
