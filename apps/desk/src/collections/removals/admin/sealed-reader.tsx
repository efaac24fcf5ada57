'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { ModalDialog } from '../../../publish-checks/admin/modal-dialog.tsx'
import styles from '../../posts/admin/writing.module.css'
import { MAX_REASON_CHARS } from '../../posts/publishing/lengths.ts'
import type { SealedView } from '../read-sealed.ts'
import { MESSAGES } from './messages.ts'
import { askDesk } from './use-removals.ts'

/** What is sealed, in each form that it had. */
function SealedTexts({ removal, view }: { readonly removal: number; readonly view: SealedView }) {
  const messages = useMessages().t(MESSAGES)
  return (
    <div className="removal__sealed">
      {view.texts.map(({ title, lines }) => (
        <article key={`${title} ${lines.join(' ')}`}>
          <h4>{title || messages.untitled}</h4>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </article>
      ))}
      {view.files.length > 0 ? (
        <ul>
          {view.files.map(({ id, name }) => (
            <li key={id}>
              <a href={`/api/removals/${removal}/files/${id}`} target="_blank" rel="noreferrer">
                {name || messages.untitled}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Shows an administrator who says why what a removal has sealed. */
export function SealedReader({ removal }: { readonly removal: number }) {
  const messages = useMessages().t(MESSAGES)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState<SealedView>()
  const [refusal, setRefusal] = useState<string>()

  const submit = async (form: HTMLFormElement) => {
    const reason = new FormData(form).get('reason')
    const answer = await askDesk(`/api/removals/${removal}/reading`, { reason })
    setRefusal(answer.isOk ? undefined : (answer.problem ?? messages.failed))
    if (answer.isOk) setView(answer.json as SealedView)
    return answer.isOk
  }

  if (view) return <SealedTexts removal={removal} view={view} />
  return (
    <>
      <Button
        size="small"
        buttonStyle="secondary"
        extraButtonProps={{ 'aria-haspopup': 'dialog' }}
        onClick={() => setOpen(true)}
      >
        {messages.read}
      </Button>
      {isOpen ? (
        <ModalDialog
          heading={messages.read}
          submitLabel={messages.read}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <div className={styles.field}>
            <label htmlFor={id}>{messages.reason}</label>
            <textarea
              id={id}
              name="reason"
              rows={3}
              maxLength={MAX_REASON_CHARS}
              aria-required
              aria-describedby={`${id}-hint`}
            />
            <p id={`${id}-hint`}>{messages.readHint}</p>
          </div>
          {refusal ? (
            <p role="alert" className={styles.problem}>
              {refusal}
            </p>
          ) : null}
        </ModalDialog>
      ) : null}
    </>
  )
}
