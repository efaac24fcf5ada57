import type { Language } from '@gaashaan/contract/language'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadMessages } from '../messages/messages.ts'
import { storingAddress, switchAddress } from './address-language.ts'
import { cookieHolds, languageSwitch, storeLanguage } from './stored-language.ts'

interface LanguageLinkProps {
  readonly language: Language
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly current?: boolean
}

/**
 * A link to this same page in a language, which is stored: without JavaScript by the server; with it,
 * here, and the page changes in place.
 */
export function LanguageLink({ language, className, children, current }: LanguageLinkProps) {
  const location = useLocation()
  const navigate = useNavigate()

  async function change(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await loadMessages(language)
    storeLanguage(language)
    const named = cookieHolds(language) ? undefined : language
    languageSwitch.isUnderWay = true
    try {
      await navigate(switchAddress(location, named), { replace: true, preventScrollReset: true })
    } finally {
      languageSwitch.isUnderWay = false
    }
  }

  return (
    <a
      href={storingAddress(location, language)}
      hrefLang={language.toLowerCase()}
      lang={language.toLowerCase()}
      data-language={language}
      aria-current={current === true ? 'true' : undefined}
      className={className}
      onClick={change}
    >
      {children}
    </a>
  )
}
