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

/** Over plain HTTP a browser has no clipboard for pages, and it may refuse the one that it has. */
async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link)
    return true
  } catch {
    return false
  }
}

/** A link to pass on: copied by a button that says what came of it, or else selected whole. */
export function CopyableLink({ link }: { readonly link: string }) {
  const { t } = useMessages()
  const [outcome, setOutcome] = useState<{ of: string; is: 'copied' | 'failed' }>()
  const shown = useRef<HTMLElement>(null)
  const onCopy = async () => {
    const isCopied = await copy(link)
    if (!isCopied && shown.current) getSelection()?.selectAllChildren(shown.current)
    setOutcome({ of: link, is: isCopied ? 'copied' : 'failed' })
  }
  return (
    <div className="sign-in__link">
      <code className="sign-in__secret" ref={shown}>
        {link}
      </code>
      <div className="sign-in__row">
        <Button buttonStyle="secondary" onClick={onCopy}>
          {t(MESSAGES.copy)}
        </Button>
        <output>{outcome?.of === link && t(MESSAGES[outcome.is])}</output>
      </div>
    </div>
  )
}
