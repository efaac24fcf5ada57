'use client'

import { CopyableLink } from '../../../sign-in/desk/copyable-link.tsx'
import type { NewLink } from './use-preview-links.ts'
import type { words } from './words.ts'

interface NewLinkFieldProps {
  readonly link: NewLink
  readonly words: (typeof words)['en']
}

/** The address of a link that was just made, to be copied. */
export function NewLinkField({ link, words }: NewLinkFieldProps) {
  if (link.url === null) return <p role="alert">{words.noSite}</p>
  return (
    <div className="preview-links__new">
      <p role="status">{words.made}</p>
      <CopyableLink link={link.url} />
    </div>
  )
}
