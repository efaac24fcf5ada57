import type { Language } from '@gaashaan/contract/language'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadMessages } from '../messages/messages.ts'
import { isPlainClick } from '../navigation/plain-click.ts'
import { languageStoringPath, languageSwitchPath } from './language-path.ts'
import { isInCookie, languageSwitch, storeLanguage } from './stored-language.ts'

interface LanguageLinkProps {
  readonly language: Language
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly current?: boolean
}

/**
 * A link to the current page in a language. The choice is stored here, and the page changes in place;
 * without JavaScript the server stores it.
 */
export function LanguageLink({ language, className, children, current }: LanguageLinkProps) {
  const location = useLocation()
  const navigate = useNavigate()

  async function change(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    await loadMessages(language)
    storeLanguage(language)
    const path = languageSwitchPath(location, isInCookie(language) ? undefined : language)
    languageSwitch.isActive = true
    try {
      await navigate(path, { replace: true, preventScrollReset: true })
    } finally {
      languageSwitch.isActive = false
    }
  }

  return (
    <a
      href={languageStoringPath(location, language)}
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
