import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { useMessages } from '../../language/language-context.tsx'
import { languageInSearch } from '../../language/language-path.ts'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './search-field.module.css'

/** A chunk of its own, loaded when the field first has the focus: most readers never use it. */
const Suggestions = lazyPart(() => import('./search-suggestions.tsx'))

/** The search form, with suggestions while a reader uses it. */
export function SearchField({ className }: { readonly className: string | undefined }) {
  const messages = useMessages().furniture
  const namedLanguage = languageInSearch(useLocation().search)
  const form = useRef<HTMLFormElement>(null)
  const [isUsed, setUsed] = useState(false)
  // The field may have had the focus before the bundle came.
  useEffect(() => setUsed(!!form.current?.contains(document.activeElement)), [])
  return (
    <search className={`${styles.search} ${className} no-print`} aria-label={messages.searchSite}>
      <form ref={form} action={PATHS.search} onFocus={() => setUsed(true)}>
        {namedLanguage ? <input type="hidden" name="language" value={namedLanguage} /> : null}
        <input
          type="search"
          name="q"
          aria-label={messages.searchSite}
          placeholder={messages.searchSite}
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{messages.search}</span>
        </button>
        {isUsed ? (
          <Suspense>
            <Suggestions form={form} />
          </Suspense>
        ) : null}
      </form>
    </search>
  )
}
