'use client'

import { useMessages } from '../../../i18n/use-messages.ts'
import { LabelledInput } from '../../sign-in/admin/labelled-input.tsx'
import { send } from '../../sign-in/admin/send.ts'
import { type FormValues, SmallForm } from '../../sign-in/admin/small-form.tsx'
import { MESSAGES } from './messages.ts'

interface CodeFormProps {
  /** The name of the input, which is part of its id. */
  readonly name: string
  readonly autoFocus?: boolean
  readonly secondary?: boolean
  readonly onPassed: () => void | Promise<void>
}

/** The second step of signing in: a one-time code or a recovery code. */
export function CodeForm({ name, autoFocus, secondary, onPassed }: CodeFormProps) {
  const { language, t } = useMessages()
  const check = async (values: FormValues) => {
    const body = { code: values[name] }
    const { failure } = await send('POST', '/users/codes/check', language, body)
    if (failure === undefined) await onPassed()
    return failure
  }
  return (
    <SmallForm submit={t(MESSAGES.goOn)} onSend={check} secondary={secondary}>
      <LabelledInput
        name={name}
        label={t(MESSAGES.codeOrRecovery)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus={autoFocus}
      />
    </SmallForm>
  )
}
