'use client'

import { useTheme } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'

/** Payload's cookie for the chosen theme. */
const PLAIN = 'payload-theme'
/** The one that stays where the desk is opened by HTTPS; the desk reads it as the plain one. */
const STORED = `__Host-${PLAIN}`
const YEAR_SECONDS = 31_536_000

function setCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot write it in this turn.
  document.cookie = `${name}=${value}; Path=/; Secure; SameSite=Lax; Max-Age=${maxAge}`
}

const storedTheme = () => new RegExp(`(?:^|; )${STORED}=(light|dark)`).exec(document.cookie)?.[1]

/**
 * Stores the chosen theme in a cookie of this host alone (ASVS 5.0, 3.3.1). Payload's screens write and
 * read one without the attributes that such a name needs, so the choice is given to them at a page's
 * start, and their cookie is taken away.
 */
export function ThemeCookie({ children }: { readonly children: ReactNode }) {
  const { theme, autoMode, setTheme } = useTheme()
  const [isRead, setIsRead] = useState(false)
  useEffect(() => {
    if (location.protocol !== 'https:') return
    if (isRead) {
      setCookie(STORED, theme, autoMode ? 0 : YEAR_SECONDS)
      setCookie(PLAIN, '', 0)
      return
    }
    const stored = storedTheme()
    if (stored) setTheme(stored as 'dark' | 'light')
    setIsRead(true)
  }, [theme, autoMode, setTheme, isRead])
  return children
}
