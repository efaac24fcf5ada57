import type { MouseEvent } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { useDismiss } from '../../navigation/use-dismiss.ts'
import { ExternalLink } from '../external-link/external-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { CopyLink } from './copy-link.tsx'
import styles from './share-and-print.module.css'
import { shareEmail, shareTargets } from './share-targets.ts'

export interface Shared {
  readonly title: string
  /** Absolute, in the language at hand. */
  readonly address: string
}

/** The device's own sharing where it has one, else a list of plain links; both without outside scripts. */
export function Share({ title, address }: Shared) {
  const messages = usePageMessages().posts.share
  const details = useDismiss()
  const isHydrated = useHydrated()

  function share(event: MouseEvent) {
    if (typeof navigator.share !== 'function' || details.current?.open) return
    event.preventDefault()
    navigator.share({ title, url: address }).catch((error: unknown) => {
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
        {shareTargets(title, address).map((target) => (
          <li key={target.name}>
            <ExternalLink href={target.href} className={styles.way}>
              <Icon name={target.icon} />
              {messages.shareOn(target.name)}
            </ExternalLink>
          </li>
        ))}
        <li>
          <a href={shareEmail(title, address)} className={styles.way}>
            <Icon name="mail" />
            {messages.email}
          </a>
        </li>
        {isHydrated ? (
          <li>
            <CopyLink address={address} />
          </li>
        ) : null}
      </ul>
    </details>
  )
}
