import type { Language } from '@gaashaan/contract/language'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isTicked, type MessageBody } from '../../contact-message/read-contact-form.ts'
import type { FieldErrors } from '../../contact-message/read-reply.ts'
import { sendMessage } from '../../contact-message/send-message.ts'
import { hurryIn, TRAP, trapIn } from '../../contact-message/trap.ts'
import { useLanguage, usePageWords } from '../../language/language-context.tsx'
import { keepMessage } from '../../offline/keep-message.ts'

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
function emptyTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(TRAP)
  if (trap instanceof HTMLInputElement) trap.value = ''
}

interface Told {
  readonly ok: boolean
  readonly words: string
  readonly note?: string
  /** By the name of the field; each form reads its own. */
  readonly errors: FieldErrors<string>
  /** The language the words are in. */
  readonly language: Language
}

/**
 * Sends a form as a contact message without leaving the page. The browser has checked the required
 * fields before; an unticked consent is refused and every end is told by a browser alert
 * (Specification §5, §8), and the words stay in `result`. While one message is on its way a second
 * press does nothing; what was typed goes only when it was sent, or when the network failed and the
 * message is kept on the device, to be sent when it returns. `check` names the fields that the
 * form refuses itself: nothing is sent then, and the first of their errors is told.
 */
export function useSendMessage(
  compose: (form: FormData) => MessageBody,
  check?: (form: FormData) => FieldErrors<string>,
) {
  const language = useLanguage()
  const { contact, offline } = usePageWords()
  const { alerts } = contact
  const form = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [told, setTold] = useState<Told>()
  const onItsWay = useRef(false)
  const key = useRef<string>(undefined)
  // Words in the language that was left are told no more.
  const result = told?.language === language ? told : undefined

  useEffect(() => {
    if (told?.ok === false) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [told])

  function tell(sent: Omit<Told, 'language'>) {
    setTold({ ...sent, language })
    alert(sent.words)
  }

  /** The alert is Specification §8's, with what becomes of the message behind it. */
  function tellKept(failure: string) {
    const { keptTitle, keptText } = offline.message
    setTold({ ok: true, words: keptTitle, note: keptText, errors: {}, language })
    alert(`${failure}. ${keptTitle} ${keptText}`)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (onItsWay.current) return
    const filled = event.currentTarget
    const fields = new FormData(filled)
    if (!isTicked(fields, 'agreed')) {
      tell({ ok: false, words: alerts.consent, errors: { agreed: alerts.consent } })
      return
    }
    const refused = check?.(fields) ?? {}
    const [error] = Object.values(refused)
    if (error !== undefined) {
      tell({ ok: false, words: alerts.failed(error), errors: refused })
      return
    }
    onItsWay.current = true
    setSending(true)
    const message = compose(fields)
    // The same until it is sent: by it the desk knows a message whose answer was lost.
    key.current ??= newKey()
    const told = { ...trapIn(fields), ...hurryIn(performance.now()) }
    const sent = await sendMessage({ ...message, ...told }, language, alerts, { key: key.current })
    const isKept = sent.isAway === true && (await keepMessage(key.current, message, language))
    onItsWay.current = false
    setSending(false)
    if (sent.ok || isKept) {
      emptyForm(filled)
      key.current = undefined
    } else emptyTrap(filled)
    if (isKept) tellKept(sent.words)
    else tell(sent)
  }

  return { form, isSending, result, onSubmit }
}
