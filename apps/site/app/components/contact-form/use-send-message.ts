import type { Language } from '@gaashaan/contract/language'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formAgeIn, HONEYPOT_FIELD, honeypotIn } from '../../contact-message/honeypot.ts'
import { isTicked, type MessageBody } from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { sendMessage } from '../../contact-message/send-message.ts'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { languageInSearch, withLanguage } from '../../language/address-language.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { addToOutbox } from '../../outbox/add-to-outbox.ts'
import { type FieldChecks, fieldCheckHandlers } from '../form-fields/field-checks.ts'

/** Where a form posts without JavaScript, naming the language where the page's address does. */
function useFormAction(path: string): string {
  return withLanguage(path, languageInSearch(useLocation().search))
}

/** Empties every field, also those that the page came with filled. */
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

/** A UUID; pages over plain HTTP have no `randomUUID`. */
function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
}

/** What a browser filled in where nobody sees it must not be refused a second time. */
function emptyHoneypot(form: HTMLFormElement): void {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  if (field instanceof HTMLInputElement) field.value = ''
}

/** What the page is told of a message that was sent. */
export interface SentMessage {
  readonly reference: string | undefined
}

/** What the page that a form stands on wants of it, and does about it. */
export interface FormPlace {
  /** Whether the first field takes the focus when the form comes. */
  readonly isFocused: boolean
  /** What an earlier try came to is no longer true. */
  readonly onTry: () => void
  readonly onSent: (message: SentMessage) => void
}

interface Failure {
  readonly words: string
  /** By the name of the field; each form reads its own. */
  readonly errors: FieldErrors<string>
  /** The language the words are in. */
  readonly language: Language
}

interface MessageForm extends FormPlace {
  /** Where the form posts without JavaScript. */
  readonly path: string
  readonly compose: (form: FormData) => MessageBody
  /** What is said where the browser's own check fails. */
  readonly checks: FieldChecks
  /** Names the fields that the form refuses itself; nothing is sent then. */
  readonly refuse?: (form: FormData) => FieldErrors<string>
}

/**
 * Sends a form as a contact message without leaving the page. The browser has checked the required
 * fields before; an unticked consent is refused and every end is told by a browser alert
 * (Specification §5, §8). While one message is on its way a second press does nothing; what was typed
 * goes only when it was sent, or when the network failed and the message is kept on the device, to be
 * sent when it returns. Nothing of an earlier try is told while the next one is under way.
 */
export function useSendMessage(messageForm: MessageForm) {
  const { path, compose, checks, refuse, isFocused, onTry, onSent } = messageForm
  const language = useLanguage()
  const { alerts } = usePageMessages().contact
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [isSending, setSending] = useState(false)
  const [lastFailure, setFailure] = useState<Failure>()
  const [queuedKey, setQueuedKey] = useState<string>()
  const onItsWay = useRef(false)
  const key = useRef<string>(undefined)
  // Words in the language that was left are told no more.
  const failure = lastFailure?.language === language ? lastFailure : undefined

  useEffect(() => {
    if (isFocused) form.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isFocused])

  useEffect(() => {
    if (lastFailure) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [lastFailure])

  function fail(words: string, errors: FieldErrors<string>) {
    setFailure({ words, errors, language })
    alert(words)
  }

  async function deliver(filled: HTMLFormElement, fields: FormData) {
    const message = compose(fields)
    // The same until it is sent: by it the desk knows a message whose answer was lost.
    key.current ??= newKey()
    const signs = { ...honeypotIn(fields), ...formAgeIn(performance.now()) }
    const sent = await sendMessage({ ...message, ...signs }, language, alerts, { key: key.current })
    const isKept = sent.isAway === true && (await addToOutbox(key.current, message, language))
    if (isKept) setQueuedKey(key.current)
    if (isKept) emptyForm(filled)
    if (isKept || sent.ok) key.current = undefined
    else emptyHoneypot(filled)
    return { ...sent, isKept }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (onItsWay.current) return
    const filled = event.currentTarget
    const fields = new FormData(filled)
    setFailure(undefined)
    setQueuedKey(undefined)
    onTry()
    if (!isTicked(fields, 'agreed')) return fail(alerts.consent, { agreed: alerts.consent })
    const refused = refuse?.(fields) ?? {}
    const [error] = Object.values(refused)
    if (error !== undefined) return fail(alerts.failed(error), refused)
    onItsWay.current = true
    setSending(true)
    const sent = await deliver(filled, fields)
    onItsWay.current = false
    setSending(false)
    if (sent.ok || sent.isKept) alert(sent.words)
    else fail(sent.words, sent.errors)
    if (sent.ok) onSent({ reference: sent.reference })
  }

  const formProps = {
    ref: form,
    method: 'post',
    action: useFormAction(path),
    // Without the bundle the browser's words would be in its own language: the server checks then.
    noValidate: !isHydrated,
    onSubmit,
    ...fieldCheckHandlers(checks),
  } as const
  return { formProps, isSending, failure, queuedKey }
}
