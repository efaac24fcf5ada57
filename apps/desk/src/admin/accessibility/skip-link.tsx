'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import './skip-link.css'
import { useMessages } from '../../i18n/use-messages.ts'

/** The same texts as on the public site. */
const LABEL = { en: 'Skip to content', so: 'U gudub qaybta macluumaadka' }

/** What follows the menu and the header; on screens without them, everything. */
const CONTENT = '.template-default__wrap > :not(.app-header), .template-minimal__wrap'

const ID = 'content'

/** Makes the content of the current screen the target of the link. */
function markContent(): void {
  document.getElementById(ID)?.removeAttribute('id')
  const content = [...document.querySelectorAll<HTMLElement>(CONTENT)].find(
    (element) => element.getClientRects().length > 0,
  )
  if (!content) return
  content.id = ID
  content.tabIndex = -1
  // Payload's lists have no main landmark.
  if (!content.closest('main') && !content.querySelector('main'))
    content.setAttribute('role', 'main')
}

/** The first keyboard stop on every screen: it skips the menu and goes to the content. */
export function SkipLink() {
  const { t } = useMessages()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has other content.
  useEffect(markContent, [path])
  return (
    <a className="skip-link" href={`#${ID}`} onFocus={markContent}>
      {t(LABEL)}
    </a>
  )
}
