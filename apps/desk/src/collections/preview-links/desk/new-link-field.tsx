'use client'

import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { NewLink } from './use-preview-links.ts'
import type { words } from './words.ts'

interface NewLinkFieldProps {
  readonly link: NewLink
  readonly words: (typeof words)['en']
}

/** The address of a link that was just made, to be copied; selected whole for those who copy by hand. */
export function NewLinkField({ link, words }: NewLinkFieldProps) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (link.url === null) return <p role="alert">{words.noSite}</p>
  const copy = async () => {
    field.current?.select()
    // Over plain HTTP a browser has no clipboard for pages: the address is selected all the same.
    await navigator.clipboard?.writeText(link.url ?? '').then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className="preview-links__new" role="status">
      <p>{words.made}</p>
      <input
        ref={field}
        readOnly
        aria-label={words.link}
        value={link.url}
        onFocus={({ target }) => target.select()}
      />
      <Button size="small" buttonStyle="secondary" onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
