'use client'

import { CopyableLink } from '../../../auth/sign-in/admin/copyable-link.tsx'
import type { MESSAGES } from './messages.ts'
import type { NewLink } from './use-preview-links.ts'

interface NewLinkFieldProps {
  readonly link: NewLink
  readonly messages: typeof MESSAGES.en
}

/** The address of a link that was just made, to be copied. */
export function NewLinkField({ link, messages }: NewLinkFieldProps) {
  if (link.url === null) return <p role="alert">{messages.noSite}</p>
  return (
    <div className="preview-links__new">
      <p role="status">{messages.made}</p>
      <CopyableLink link={link.url} />
    </div>
  )
}
