'use client'

import './sign-in.css'
import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { BothLanguages } from '../../../i18n/messages.ts'
import { useMessages } from '../../../i18n/use-messages.ts'

const MESSAGES = {
  copy: { en: 'Copy the link', so: 'Koobi xiriiriyaha' },
  copied: { en: 'The link is copied.', so: 'Xiriiriyaha waa la koobiyeeyay.' },
  failed: {
    en: 'It could not be copied. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
    so: 'Lama koobiyeyn karin. Xiriiriyaha waa la doortay: riix Ctrl+C, Mac-ka ⌘C.',
  },
} as const satisfies Record<string, BothLanguages>

/** `false` if the browser refuses, or offers no clipboard because the page came over plain HTTP. */
async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** A link with a button that copies it, or selects all of it where copying fails. */
export function CopyableLink({ link }: { readonly link: string }) {
  const { t } = useMessages()
  const [outcome, setOutcome] = useState<{ link: string; result: 'copied' | 'failed' }>()
  const code = useRef<HTMLElement>(null)
  const onCopy = async () => {
    const isCopied = await copy(link)
    if (!isCopied && code.current) getSelection()?.selectAllChildren(code.current)
    setOutcome({ link, result: isCopied ? 'copied' : 'failed' })
  }
  return (
    <div className="sign-in__link">
      <code className="sign-in__secret" ref={code}>
        {link}
      </code>
      <div className="sign-in__row">
        <Button buttonStyle="secondary" onClick={onCopy}>
          {t(MESSAGES.copy)}
        </Button>
        <output>{outcome?.link === link && t(MESSAGES[outcome.result])}</output>
      </div>
    </div>
  )
}
