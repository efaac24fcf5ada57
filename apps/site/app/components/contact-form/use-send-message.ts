import type { Language } from '@gaashaan/contract/language'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formAgeIn, HONEYPOT_FIELD, honeypotIn } from '../../contact-message/honeypot.ts'
import { isTicked, type MessageBody } from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { type SendResult, sendMessage } from '../../contact-message/send-message.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { languageInSearch, withLanguage } from '../../language/language-path.ts'
import { addToOutbox } from '../../outbox/add-to-outbox.ts'
import { type FieldChecks, fieldCheckHandlers } from '../form-fields/field-checks.ts'

/** Empties every field; `form.reset()` would restore the values that the page came with. */
function emptyForm(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement) {
      if (control.type === 'checkbox') control.checked = false
      else if (control.type === 'radio') control.checked = control.defaultChecked
      else control.value = ''
    }
    if (control instanceof HTMLTextAreaElement) control.value = ''
    if (control instanceof HTMLSelectElement) control.selectedIndex = 0
  }
}

/** A UUID; `crypto.randomUUID` is missing on pages over plain HTTP. */
function newUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** A browser may have filled in the hidden field; the next attempt must not be refused for it again. */
function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  if (field instanceof HTMLInputElement) field.value = ''
}

export type SentMessage = Pick<SendResult, 'reference'>

/** What a page passes to its message form. */
export interface MessageFormProps {
  /** Whether the first field takes the focus when the form appears. */
  readonly isFocused: boolean
  /** Called when the reader sends the form: the result of an earlier attempt is out of date. */
  readonly onAttempt: () => void
  readonly onSent: (message: SentMessage) => void
}

interface Failure {
  readonly text: string
  /** By the names of the fields; each form reads its own. */
  readonly errors: FieldErrors<string>
  /** The language of the texts. */
  readonly language: Language
}

interface SendMessageOptions extends MessageFormProps {
  /** Where the form posts without JavaScript. */
  readonly path: string
  readonly compose: (fields: FormData) => MessageBody
  readonly checks: FieldChecks
  /** The errors of the form's own validation; with any of them nothing is sent. */
  readonly validate?: (fields: FormData) => FieldErrors<string>
}

/**
 * Sends a form as a contact message without leaving the page, after the browser's validation. Consent is
 * validated here, and every result is reported by a browser alert (Specification §5, §8). While one
 * message is being sent, sending again does nothing. The fields are emptied only when the message was
 * sent, or stored in the outbox because the network failed.
 */
export function useSendMessage(options: SendMessageOptions) {
  const { path, compose, checks, validate, isFocused, onAttempt, onSent } = options
  const language = useLanguage()
  const { alerts } = usePageMessages().contact
  const { search } = useLocation()
  const formRef = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [isSending, setSending] = useState(false)
  const [lastFailure, setFailure] = useState<Failure>()
  const [queuedKey, setQueuedKey] = useState<string>()
  const isInFlight = useRef(false)
  const key = useRef<string>(undefined)
  // A failure in the former language is not shown after a switch.
  const failure = lastFailure?.language === language ? lastFailure : undefined

  useEffect(() => {
    if (isFocused) formRef.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isFocused])

  useEffect(() => {
    if (lastFailure) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [lastFailure])

  function fail(text: string, errors: FieldErrors<string>) {
    setFailure({ text, errors, language })
    alert(text)
  }

  async function sendOrQueue(form: HTMLFormElement, fields: FormData) {
    const message = compose(fields)
    // It stays until the message is sent, so that the desk recognises a second try of the same message.
    key.current ??= newUuid()
    const body = { ...message, ...honeypotIn(fields), ...formAgeIn(performance.now()) }
    const result = await sendMessage(body, language, alerts, { key: key.current })
    const isQueued = result.isAway === true && (await addToOutbox(key.current, message, language))
    if (isQueued) {
      setQueuedKey(key.current)
      emptyForm(form)
    }
    if (isQueued || result.ok) key.current = undefined
    else emptyHoneypot(form)
    return { ...result, isQueued }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isInFlight.current) return
    const form = event.currentTarget
    const fields = new FormData(form)
    setFailure(undefined)
    setQueuedKey(undefined)
    onAttempt()
    if (!isTicked(fields, 'agreed')) return fail(alerts.consent, { agreed: alerts.consent })
    const errors = validate?.(fields) ?? {}
    const [error] = Object.values(errors)
    if (error !== undefined) return fail(alerts.failed(error), errors)
    isInFlight.current = true
    setSending(true)
    const result = await sendOrQueue(form, fields)
    isInFlight.current = false
    setSending(false)
    if (result.ok || result.isQueued) alert(result.text)
    else fail(result.text, result.errors)
    if (result.ok) onSent(result)
  }

  const formProps = {
    ref: formRef,
    method: 'post',
    action: withLanguage(path, languageInSearch(search)),
    // Without the bundle the browser's messages would be in its own language: the server validates.
    noValidate: !isHydrated,
    onSubmit,
    ...fieldCheckHandlers(checks),
  } as const
  return { formProps, isSending, failure, queuedKey }
}
