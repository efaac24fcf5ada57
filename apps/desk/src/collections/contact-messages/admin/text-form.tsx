'use client'
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { DraftOffer } from '../../../admin/local-drafts/screens/draft-offer.tsx'
import { useTextDraft } from '../../../admin/local-drafts/screens/use-text-draft.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './conversation-messages.ts'
import type { Posted } from './use-conversation.ts'

interface TextFormProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly rows: number
  readonly most: number
  /** The message, and what of it the box is for: what is typed is kept until it is sent. */
  readonly draftOf: { readonly message: number | string; readonly kind: 'replies' | 'notes' }
  /** Sends the text; what was typed stays in the box when it fails. */
  readonly onSend: (text: string) => Promise<Posted>
}

/** A box for a text and a button, inside the document's own form: neither submits it. */
export function TextForm({ label, hint, button, rows, most, draftOf, onSend }: TextFormProps) {
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const id = useId()
  const draft = useTextDraft(`contact-messages-${draftOf.kind}`, draftOf.message)

  const type = (typed: string) => {
    setText(typed)
    draft.keep(typed)
  }

  const send = async () => {
    setSending(true)
    const posted = await onSend(text)
    setSending(false)
    if (posted.ok) {
      setText('')
      draft.keep('')
    } else toast.error(posted.reason ?? t(MESSAGES.failed))
  }

  return (
    <div className="inbox-form">
      {draft.offer && (
        <DraftOffer
          at={draft.offer.at}
          fields={[{ path: 'text', label, words: draft.offer.text, isNewer: false }]}
          onTakeBack={() => setText(draft.takeBack(text))}
          onDiscard={() => draft.discard(text)}
        />
      )}
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="inbox-form__text"
        id={id}
        maxLength={most}
        onChange={(event) => type(event.target.value)}
        rows={rows}
        value={text}
      />
      <p className="inbox-form__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <Button
        buttonStyle="secondary"
        disabled={isSending || text.trim() === ''}
        margin={false}
        onClick={send}
        size="medium"
        type="button"
      >
        {isSending ? t(MESSAGES.sending) : button}
      </Button>
    </div>
  )
}
