import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import styles from './content.module.css'

/**
 * The page between the furniture. During a navigation it is busy, which shows a progress bar. After one,
 * another page has the focus on its heading; the same page with another query announces its title.
 */
export function Content({ children }: { readonly children: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle'
  const { pathname, search, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const lastLocation = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const last = lastLocation.current
    lastLocation.current = { pathname, search }
    if (last.pathname !== pathname) focusOn(main.current?.querySelector('h1') ?? main.current)
    else if (last.search !== search) {
      setTitle(document.title)
      if (hash) focusOn(document.getElementById(hash.slice(1)))
    }
  }, [pathname, search, hash])

  return (
    <>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        aria-busy={isBusy || undefined}
        className={isBusy ? styles.busy : undefined}
      >
        {children}
      </main>
      <p role="status" className="visually-hidden">
        {title}
      </p>
    </>
  )
}

/** Leaves the scroll position to the router. */
function focusOn(element: HTMLElement | null): void {
  if (element) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
