'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useTransition } from 'react'
import './language-switch.css'
import { useMessages } from './use-messages.ts'

const LABEL = { en: 'Language', so: 'Luqadda' }

const LANGUAGES = [
  { code: 'so', name: 'Soomaali' },
  { code: 'en', name: 'English' },
] as const

/** The values of the form's fields by name. */
function formValues(): ReadonlyMap<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>('form input[name]')
  return new Map([...fields].map(({ name, value }) => [name, value]))
}

/** Sets a lost value again in a way that React notices, so that the form accepts it. */
function restoreValue(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${CSS.escape(name)}"]`)
  if (field?.value !== '' || value === '') return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How long a form may take to reset on a slow network. */
const MAX_RESET_MS = 10_000

/** Restores lost values until the person types again; returns a function that stops it. */
function restoreValues(values: ReadonlyMap<string, string>): (() => void) | undefined {
  if (values.size === 0) return
  const timer = setInterval(() => {
    for (const [name, value] of values) restoreValue(name, value)
  }, 100)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('input', onInput)
  }
  const onInput = ({ isTrusted }: Event) => isTrusted && stop()
  document.addEventListener('input', onInput)
  setTimeout(stop, MAX_RESET_MS)
  return stop
}

/**
 * Lets people choose the desk's language before the sign-in; each language is shown in its own name.
 * After the sign-in the account has this setting.
 */
export function LanguageSwitch() {
  const { switchLanguage } = useTranslation()
  const { language, t } = useMessages()
  const [isSwitching, start] = useTransition()
  const values = useRef<ReadonlyMap<string, string>>(new Map())
  const choose = (code: string) => {
    values.current = formValues()
    start(async () => switchLanguage?.(code as never))
  }
  // Payload's forms reset some time after the language has changed, and would lose their values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms reset when the language changes.
  useEffect(() => restoreValues(values.current), [language])
  return (
    <fieldset className="language-switch" aria-busy={isSwitching}>
      <legend>{t(LABEL)}</legend>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => choose(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
