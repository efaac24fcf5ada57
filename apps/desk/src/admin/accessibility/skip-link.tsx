'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import './skip-link.css'
import { useMessages } from '../../i18n/use-messages.ts'

/** The words of the site's own link. */
const SKIP = { en: 'Skip to content', so: 'U gudub qaybta macluumaadka' }

/** What follows the menu and the head; on screens without them, all there is. */
const CONTENT = '.template-default__wrap > :not(.app-header), .template-minimal__wrap'

const ID = 'content'

/** Makes the content of this screen what the link leads to. */
function markContent(): void {
  document.getElementById(ID)?.removeAttribute('id')
  const content = [...document.querySelectorAll<HTMLElement>(CONTENT)].find(
    (element) => element.getClientRects().length > 0,
  )
  if (!content) return
  content.id = ID
  content.tabIndex = -1
  // Payload's lists have no main part of their own.
  if (!content.closest('main') && !content.querySelector('main'))
    content.setAttribute('role', 'main')
}

/** The first stop of the keyboard on every screen with a menu: past it, to what the screen is for. */
export function SkipLink() {
  const { t } = useMessages()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other content.
  useEffect(markContent, [path])
  return (
    <a className="skip-link" href={`#${ID}`} onFocus={markContent}>
      {t(SKIP)}
    </a>
  )
}
