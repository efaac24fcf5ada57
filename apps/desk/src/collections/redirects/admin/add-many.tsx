'use client'
import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MAX_REASON_CHARS } from '../../posts/publishing/lengths.ts'

const MESSAGES = {
  en: {
    open: 'Add many at once',
    hint: 'One to a line: the old path, a comma, and where it leads. All are kept, or none.',
    label: 'Redirects',
    reason: 'Why you make them public alone',
    send: 'Add',
    done: (made: number, changed: number, same: number) =>
      `${made} added, ${changed} changed, ${same} were there already.`,
    failed: 'The desk could not be reached. Nothing was added.',
    line: 'Line',
  },
  so: {
    open: 'Hal mar ku dar qaar badan',
    hint: 'Saf walba mid: waddadii hore, hakad, iyo meesha ay u weecinayso. Dhammaan waa la kaydinayaa ama midna.',
    label: 'Weecinno',
    reason: 'Sababta aad keligaa dadweynaha ugu furayso',
    send: 'Ku dar',
    done: (made: number, changed: number, same: number) =>
      `${made} ayaa lagu daray, ${changed} ayaa la beddelay, ${same} horey ayay u jireen.`,
    failed: 'Miiska lama gaari karin. Waxba laguma darin.',
    line: 'Safka',
  },
}

interface LineError {
  readonly line?: number
  readonly message: string
}

/** Above the list of redirects: a form that adds many at once, for example from a spreadsheet. */
export function AddMany() {
  const messages = useMessages().t(MESSAGES)
  const router = useRouter()
  const id = useId()
  const fourEyes = useConfig().config.admin.custom?.fourEyes !== false
  const [lines, setLines] = useState('')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<readonly LineError[]>([])

  async function send(event: FormEvent) {
    event.preventDefault()
    setNote('')
    setErrors([])
    try {
      const response = await fetch('/api/redirects/add-many', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines, reason }),
      })
      const json = await response.json()
      if (!response.ok) return setErrors(json.errors)
      setNote(messages.done(json.made, json.changed, json.same))
      setLines('')
      setReason('')
      router.refresh()
    } catch {
      setErrors([{ message: messages.failed }])
    }
  }

  return (
    <details style={{ marginBlock: '1rem' }}>
      <summary>{messages.open}</summary>
      <form onSubmit={send} style={{ display: 'grid', gap: '0.75rem', marginBlock: '0.75rem' }}>
        <p id={`${id}-hint`}>{messages.hint}</p>
        <label htmlFor={id}>{messages.label}</label>
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={8}
          value={lines}
          placeholder={'/wararka/2019,/resources/news'}
          onChange={({ target }) => setLines(target.value)}
          style={{ fontFamily: 'monospace', padding: '0.5rem', width: '100%' }}
        />
        {fourEyes ? (
          <>
            <label htmlFor={`${id}-reason`}>{messages.reason}</label>
            <input
              id={`${id}-reason`}
              type="text"
              maxLength={MAX_REASON_CHARS}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              style={{ padding: '0.5rem', width: '100%' }}
            />
          </>
        ) : null}
        <div role="status">
          {note}
          {errors.length > 0 ? (
            <ul>
              {errors.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {line === undefined ? '' : `${messages.line} ${line}: `}
                  {message}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div>
          <Button type="submit" size="small" disabled={lines.trim() === ''}>
            {messages.send}
          </Button>
        </div>
      </form>
    </details>
  )
}
