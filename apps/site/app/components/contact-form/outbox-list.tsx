import { ERRORS, isErrorCode } from '@gaashaan/contract/errors'
import { useRef, useState } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { momentText } from '../../language/moment-text.ts'
import { isStale, type OutboxMessage, sendOutboxMessages, withdraw } from '../../outbox/outbox.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './outbox-list.module.css'

/** Why a message has not been sent, and what its sender can do. */
function useStateText(message: OutboxMessage) {
  const messages = usePageMessages().offline.message
  const language = useLanguage()
  if (message.state === 'refused') {
    const code = isErrorCode(message.code) ? message.code : 'internal'
    return { title: messages.refused, text: ERRORS[code].words[language] }
  }
  return isStale(message)
    ? { title: messages.old, text: messages.oldText }
    : { title: messages.waiting, text: messages.waitingText }
}

function OutboxItem(props: {
  readonly message: OutboxMessage
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}) {
  const { message, onEdit, onWithdraw } = props
  const { offline, common } = usePageMessages()
  const messages = offline.message
  const { title, text } = useStateText(message)
  const moment = momentText(message.writtenAt, { ...offline, months: common.months })
  const isRefused = message.state === 'refused'
  return (
    <li className={`${styles.message} ${isRefused ? styles.refused : ''}`}>
      <Icon name={isRefused ? 'warning' : 'clock'} size={24} />
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className={styles.subject}>{message.subject}</p>
        <p className={styles.moment}>{messages.writtenOn(moment)}</p>
        <p>{text}</p>
        <div className={styles.buttons}>
          {isRefused || isStale(message) ? (
            <button type="button" onClick={() => void sendOutboxMessages(message.key)}>
              {messages.sendNow}
            </button>
          ) : null}
          <button type="button" onClick={onEdit}>
            {messages.edit}
          </button>
          <button type="button" onClick={onWithdraw}>
            {messages.withdraw}
          </button>
        </div>
      </div>
    </li>
  )
}

interface OutboxListProps {
  /** Puts a message that was withdrawn back into the form. */
  readonly onEdit: (message: OutboxMessage) => void
}

/** The sender's messages that have not been sent yet, above the contact form. */
export function OutboxList({ onEdit }: OutboxListProps) {
  const messages = usePageMessages().offline.message
  const unsent = useOutbox().filter(({ state }) => state !== 'sent')
  const [status, setStatus] = useState('')
  const isHydrated = useHydrated()
  const region = useRef<HTMLDivElement>(null)

  async function withdrawThen(key: string, next: (message: OutboxMessage) => void) {
    const message = await withdraw(key)
    if (message) next(message)
    else setStatus(messages.gone)
  }

  function onWithdrawn() {
    setStatus(messages.withdrawn)
    region.current?.focus()
  }

  // Only the bundle reads the outbox; without it screen readers would find an empty region.
  if (!isHydrated) return null
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={messages.region}
      className={unsent.length > 0 || status ? styles.region : undefined}
    >
      <p role="status" className={status ? styles.status : undefined}>
        {status}
      </p>
      <ul>
        {unsent.map((message) => (
          <OutboxItem
            key={message.key}
            message={message}
            onEdit={() => void withdrawThen(message.key, onEdit)}
            onWithdraw={() => void withdrawThen(message.key, onWithdrawn)}
          />
        ))}
      </ul>
    </section>
  )
}
