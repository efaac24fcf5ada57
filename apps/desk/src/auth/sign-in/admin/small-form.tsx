'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'

interface SmallForm {
  readonly children: ReactNode
  readonly submit: string
  readonly secondary?: boolean
  /** Sends what was typed; the answer is what went wrong, if anything did. */
  readonly onSend: (typed: Readonly<Record<string, string>>) => Promise<string | undefined>
}

/** A form of our own screens: says what went wrong, and is sent once at a time. */
export function SmallForm({ children, submit, secondary, onSend }: SmallForm) {
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    setFailure('')
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    const wrong = await onSend(typed)
    setSending(false)
    if (wrong === undefined) form.reset()
    else setFailure(wrong)
  }
  return (
    <form className="sign-in__form" onSubmit={onSubmit}>
      {children}
      <p className="sign-in__failure" role="alert">
        {failure}
      </p>
      <Button
        type="submit"
        size="large"
        buttonStyle={secondary ? 'secondary' : 'primary'}
        disabled={isSending}
      >
        {submit}
      </Button>
    </form>
  )
}
