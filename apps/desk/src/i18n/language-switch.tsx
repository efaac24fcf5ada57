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

/** The values of the form's fields by their names. */
function typedTexts(): ReadonlyMap<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>('form input[name]')
  return new Map([...fields].map(({ name, value }) => [name, value]))
}

/** Sets a lost value again in a way that React notices, so that the form takes it. */
function typeAgain(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${CSS.escape(name)}"]`)
  if (field?.value !== '' || text === '') return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How long a form may take to reset on a slow network. */
const MAX_RESET_MS = 10_000

/** Keeps restoring values until the person types again; returns a function that stops it. */
function keepTyped(typed: ReadonlyMap<string, string>): (() => void) | undefined {
  if (typed.size === 0) return
  const holding = setInterval(() => {
    for (const [name, text] of typed) typeAgain(name, text)
  }, 100)
  const end = () => {
    clearInterval(holding)
    document.removeEventListener('input', endWhenTyped)
  }
  const endWhenTyped = ({ isTrusted }: Event) => isTrusted && end()
  document.addEventListener('input', endWhenTyped)
  setTimeout(end, MAX_RESET_MS)
  return end
}

/**
 * Chooses the desk's language on the screens before the sign-in, each language under its own name.
 * After the sign-in the account has this choice.
 */
export function LanguageSwitch() {
  const { switchLanguage } = useTranslation()
  const { language, t } = useMessages()
  const [isSwitching, start] = useTransition()
  const typed = useRef<ReadonlyMap<string, string>>(new Map())
  const choose = (code: string) => {
    typed.current = typedTexts()
    start(async () => switchLanguage?.(code as never))
  }
  // A form of Payload's resets some time after the language has changed, and would lose its values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms reset when the language changes.
  useEffect(() => keepTyped(typed.current), [language])
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
