import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../components/icon/icon.tsx'
import { languageInSearch } from '../../language/address-language.ts'
import { useMessages } from '../../language/language-context.tsx'
import { lazyPart } from '../../navigation/lazy-part.ts'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './search-field.module.css'

/** Fetched when a reader goes to the field: most never do. */
const Suggestions = lazyPart(() => import('./search-suggestions.tsx'))

/** The search: a plain form, with suggestions once a reader is in it. */
export function SearchField({ className }: { readonly className: string | undefined }) {
  const words = useMessages().furniture
  const named = languageInSearch(useLocation().search)
  const form = useRef<HTMLFormElement>(null)
  const [isUsed, setUsed] = useState(false)
  // The reader may have gone there before the bundle came.
  useEffect(() => setUsed(!!form.current?.contains(document.activeElement)), [])
  return (
    <search className={`${styles.search} ${className} no-print`} aria-label={words.searchSite}>
      <form ref={form} action={PATHS.search} onFocus={() => setUsed(true)}>
        {named ? <input type="hidden" name="language" value={named} /> : null}
        <input
          type="search"
          name="q"
          aria-label={words.searchSite}
          placeholder={words.searchSite}
          maxLength={100}
          autoComplete="off"
        />
        <button type="submit">
          <Icon name="search" />
          <span className="visually-hidden">{words.search}</span>
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
