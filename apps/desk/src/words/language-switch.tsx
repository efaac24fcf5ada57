'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, useTransition } from 'react'
import './language-switch.css'
import { useWords } from './use-words.ts'

const LABEL = { en: 'Language', so: 'Luqadda' }

const LANGUAGES = [
  { code: 'so', name: 'Soomaali' },
  { code: 'en', name: 'English' },
] as const

/** What stands in the fields of the screen's form, by their names. */
function typedTexts(): ReadonlyMap<string, string> {
  const fields = document.querySelectorAll<HTMLInputElement>('form input[name]')
  return new Map([...fields].map(({ name, value }) => [name, value]))
}

/** Types a text again into a field that lost it, as a person would, so that its form takes it. */
function typeAgain(name: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(`form input[name="${CSS.escape(name)}"]`)
  if (field?.value !== '' || text === '') return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How long a form may take to begin anew, on a slow network. */
const MAX_RESET_MS = 10_000

/** Holds texts in their fields until the person goes on typing; answers how to end it. */
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
 * The choice of the desk's language on the screens before one has signed in, each language in its own
 * name. Who has signed in chooses in the account.
 */
export function LanguageSwitch() {
  const { switchLanguage } = useTranslation()
  const { language, say } = useWords()
  const [isSwitching, start] = useTransition()
  const typed = useRef<ReadonlyMap<string, string>>(new Map())
  const choose = (code: string) => {
    typed.current = typedTexts()
    start(async () => switchLanguage?.(code as never))
  }
  // In another language a form of Payload's begins anew, some time after the words have changed, and
  // would lose what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms begin anew with the language.
  useEffect(() => keepTyped(typed.current), [language])
  return (
    <fieldset className="language-switch" aria-busy={isSwitching}>
      <legend>{say(LABEL)}</legend>
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
