'use client'
import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { WORDS } from './conversation-words.ts'
import type { Posted } from './use-conversation.ts'

interface TextFormProps {
  readonly label: string
  readonly hint: string
  readonly button: string
  readonly rows: number
  readonly most: number
  /** Sends the text; what was typed stays in the box when it fails. */
  readonly onSend: (text: string) => Promise<Posted>
}

/** A box for a text and a button, inside the document's own form: neither submits it. */
export function TextForm({ label, hint, button, rows, most, onSend }: TextFormProps) {
  const { say } = useWords()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const id = useId()

  const send = async () => {
    setSending(true)
    const posted = await onSend(text)
    setSending(false)
    if (posted.ok) setText('')
    else toast.error(posted.reason ?? say(WORDS.failed))
  }

  return (
    <div className="inbox-form">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-describedby={`${id}-hint`}
        className="inbox-form__text"
        id={id}
        maxLength={most}
        onChange={(event) => setText(event.target.value)}
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
        {isSending ? say(WORDS.sending) : button}
      </Button>
    </div>
  )
}
