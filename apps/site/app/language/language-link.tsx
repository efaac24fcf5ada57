import type { Language } from '@gaashaan/contract/language'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { switchAddress } from './address-language.ts'
import { cookieHolds, storeLanguage } from './stored-language.ts'
import { loadWords } from './words.ts'

interface LanguageLinkProps {
  readonly language: Language
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly current?: boolean
}

/**
 * A link to this same page in a language. Without JavaScript its address names the language; with
 * it, the choice is stored and the page changes in place.
 */
export function LanguageLink({ language, className, children, current }: LanguageLinkProps) {
  const location = useLocation()
  const navigate = useNavigate()

  async function change(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await loadWords(language)
    storeLanguage(language)
    const named = cookieHolds(language) ? undefined : language
    await navigate(switchAddress(location, named), { replace: true, preventScrollReset: true })
  }

  return (
    <a
      href={switchAddress(location, language)}
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
