'use client'
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { DraftOffer } from '../../../admin/local-drafts/screens/draft-offer.tsx'
import { useTextDraft } from '../../../admin/local-drafts/screens/use-text-draft.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './conversation-messages.ts'
import type { PostResult } from './use-conversation.ts'

interface TextFormProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly rows: number
  readonly maxLength: number
  /** Where unsent text is stored as a local draft. */
  readonly draft: { readonly message: number | string; readonly kind: 'replies' | 'notes' }
  /** Sends the text. If that fails, it stays in the box. */
  readonly onSend: (text: string) => Promise<PostResult>
}

/** A text box and a button inside the document's form, which they do not submit. */
export function TextForm({ label, hint, button, rows, maxLength, draft, onSend }: TextFormProps) {
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const id = useId()
  const localDraft = useTextDraft(`contact-messages-${draft.kind}`, draft.message)

  const change = (newText: string) => {
    setText(newText)
    localDraft.store(newText)
  }

  const send = async () => {
    setSending(true)
    const result = await onSend(text)
    setSending(false)
    if (result.ok) change('')
    else toast.error(result.reason ?? t(MESSAGES.failed))
  }

  return (
    <div className="inbox-form">
      {localDraft.offer && (
        <DraftOffer
          at={localDraft.offer.at}
          fields={[{ path: 'text', label, text: localDraft.offer.text, isNewer: false }]}
          onRestore={() => setText(localDraft.restore(text))}
          onDiscard={() => localDraft.discard(text)}
        />
      )}
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="inbox-form__text"
        id={id}
        maxLength={maxLength}
        onChange={(event) => change(event.target.value)}
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
