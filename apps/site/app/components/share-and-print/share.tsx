import { type MouseEvent, useState } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { ExternalLink } from '../external-link/external-link.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './share-and-print.module.css'
import { shareEmail, shareTargets } from './share-targets.ts'

export interface SharedPage {
  readonly title: string
  /** Absolute, and naming the page's language. */
  readonly url: string
}

/** The device's own share dialog where it has one, else a list of plain links. */
export function Share({ title, url }: SharedPage) {
  const messages = usePageMessages().posts.share
  const details = useDismiss()
  const isHydrated = useHydrated()

  function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function' || details.current?.open) return
    event.preventDefault()
    navigator.share({ title, url }).catch((error: unknown) => {
      const wasClosedByReader = error instanceof DOMException && error.name === 'AbortError'
      if (details.current && !wasClosedByReader) details.current.open = true
    })
  }

  return (
    <details ref={details} className={styles.share}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself. */}
      <summary className={styles.tool} onClick={share}>
        <Icon name="share" />
        {messages.share}
      </summary>
      <ul className={styles.panel}>
        {shareTargets(title, url).map(({ name, icon, href }) => (
          <li key={name}>
            <ExternalLink href={href} className={styles.item}>
              <Icon name={icon} />
              {messages.shareOn(name)}
            </ExternalLink>
          </li>
        ))}
        <li>
          <a href={shareEmail(title, url)} className={styles.item}>
            <Icon name="mail" />
            {messages.email}
          </a>
        </li>
        {isHydrated ? (
          <li>
            <CopyLink url={url} />
          </li>
        ) : null}
      </ul>
    </details>
  )
}

/** Copies a URL and reports the result, also to screen readers. */
function CopyLink({ url }: { readonly url: string }) {
  const messages = usePageMessages().posts.share
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      // The clipboard is missing on plain HTTP, or not allowed: the message names another way.
      setOutcome('copyFailed')
    }
  }

  return (
    <>
      <button type="button" className={styles.item} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {messages.copy}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome ? messages[outcome] : null}
      </p>
    </>
  )
}
