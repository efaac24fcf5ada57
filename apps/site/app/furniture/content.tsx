import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import styles from './content.module.css'

/**
 * The page between the furniture. On the way to another page it is busy, which shows a bar. Another
 * page gives the focus to its heading; the same page with another filter or page number says its title.
 */
export function Content({ children }: { readonly children: ReactNode }) {
  const isBusy = useNavigation().state !== 'idle'
  const { pathname, search, hash } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef({ pathname, search })
  const [title, setTitle] = useState('')

  useEffect(() => {
    const last = shown.current
    shown.current = { pathname, search }
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

/** The scroll position is the router's. */
function focusOn(element: HTMLElement | null): void {
  if (element) element.tabIndex = -1
  element?.focus({ preventScroll: true })
}
