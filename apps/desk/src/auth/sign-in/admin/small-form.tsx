'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, type ReactNode, useState } from 'react'

/** What was entered, by field name. */
export type FormValues = Readonly<Record<string, string>>

interface SmallFormProps {
  readonly children: ReactNode
  readonly submit: string
  readonly secondary?: boolean
  /** Resolves to a message for the person if it fails. */
  readonly onSend: (values: FormValues) => Promise<string | undefined>
}

/** A form for our own screens: it shows a failure and cannot be sent twice at once. */
export function SmallForm({ children, submit, secondary, onSend }: SmallFormProps) {
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    setFailure('')
    const message = await onSend(Object.fromEntries(new FormData(form)) as FormValues)
    setSending(false)
    if (message === undefined) form.reset()
    else setFailure(message)
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
