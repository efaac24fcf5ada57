import { useState } from 'react'
import { usePageMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './share-and-print.module.css'

/** Copies an address and says whether that went well, for eyes and ears. */
export function CopyLink({ address }: { readonly address: string }) {
  const messages = usePageMessages().posts.share
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setOutcome('copied')
    } catch {
      // No clipboard on plain http, or not allowed: the reader is told where else to copy it.
      setOutcome('copyFailed')
    }
  }

  return (
    <>
      <button type="button" className={styles.way} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {messages.copy}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome ? messages[outcome] : null}
      </p>
    </>
  )
}
