import { ExternalLink } from '../components/external-link/external-link.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useMessages } from '../language/language-context.tsx'
import { useSettings } from '../settings/settings-context.tsx'
import styles from './radio-links.module.css'

/** The army radio's page and its live stream, marked LIVE or TOOS (Specification §1). */
export function RadioLinks({ hasIcon }: { readonly hasIcon?: boolean }) {
  const { radioUrl, streamUrl, streamState } = useSettings()
  const messages = useMessages().furniture
  return (
    <>
      <ExternalLink href={radioUrl} className={styles.radio}>
        {hasIcon ? <Icon name="radio" /> : null}
        {messages.radio}
      </ExternalLink>
      <ExternalLink
        href={streamUrl}
        className={`${styles.live} ${streamState === 'off' ? styles.silent : ''}`}
      >
        <Icon name="live" size={16} />
        <span className="visually-hidden">{messages.listenLive}: </span>
        <span className={styles.state}>
          {messages.live}
          {streamState ? <small>{messages.stream[streamState]}</small> : null}
        </span>
      </ExternalLink>
    </>
  )
}
