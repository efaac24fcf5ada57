import { ERRORS, isErrorCode } from '@gaashaan/contract/errors'
import { useRef, useState } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { cachedAtText } from '../../language/moment-text.ts'
import { isOld, type OutboxMessage, sendOutboxMessages, withdraw } from '../../outbox/outbox.ts'
import { useOutbox } from '../../outbox/use-outbox.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './outbox-list.module.css'

interface WaitingMessagesProps {
  /** Takes a message back into the form. */
  readonly onEdit: (message: OutboxMessage) => void
}

/** Why a message is still here, and what its sender may do. */
function useStateMessages(message: OutboxMessage) {
  const words = usePageMessages().offline.message
  const language = useLanguage()
  if (message.state === 'refused') {
    const { code } = message
    return {
      title: words.refused,
      text: ERRORS[isErrorCode(code) ? code : 'internal'].words[language],
    }
  }
  return isOld(message)
    ? { title: words.old, text: words.oldText }
    : { title: words.waiting, text: words.waitingText }
}

function Waiting(props: {
  readonly message: OutboxMessage
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}) {
  const { message, onEdit, onWithdraw } = props
  const { offline, common } = usePageMessages()
  const words = offline.message
  const { title, text } = useStateMessages(message)
  const moment = cachedAtText(message.writtenAt, { ...offline, months: common.months })
  const mayWait = message.state === 'waiting' && !isOld(message)
  return (
    <li className={`${styles.message} ${message.state === 'refused' ? styles.refused : ''}`}>
      <Icon name={message.state === 'refused' ? 'warning' : 'clock'} size={24} />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.subject}>{message.subject}</p>
        <p className={styles.moment}>{words.writtenOn(moment)}</p>
        <p>{text}</p>
        <div className={styles.buttons}>
          {mayWait ? null : (
            <button type="button" onClick={() => void sendOutboxMessages(message.key)}>
              {words.sendNow}
            </button>
          )}
          <button type="button" onClick={onEdit}>
            {words.edit}
          </button>
          <button type="button" onClick={onWithdraw}>
            {words.withdraw}
          </button>
        </div>
      </div>
    </li>
  )
}

/** The sender's messages that could not be sent yet, over the form they were written in. */
export function WaitingMessages({ onEdit }: WaitingMessagesProps) {
  const words = usePageMessages().offline.message
  const waiting = useOutbox().filter(({ state }) => state !== 'sent')
  const [told, setTold] = useState('')
  const isHydrated = useHydrated()
  const region = useRef<HTMLDivElement>(null)

  async function take(key: string, then: (message: OutboxMessage) => void) {
    const message = await withdraw(key)
    if (message) then(message)
    else setTold(words.gone)
  }

  function withdrawn() {
    setTold(words.withdrawn)
    region.current?.focus()
  }

  // Without the bundle there is none, and no region to hear of.
  if (!isHydrated) return null
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={words.region}
      className={waiting.length > 0 || told ? styles.region : undefined}
    >
      <p role="status" className={told ? styles.told : undefined}>
        {told}
      </p>
      <ul>
        {waiting.map((message) => (
          <Waiting
            key={message.key}
            message={message}
            onEdit={() => void take(message.key, onEdit)}
            onWithdraw={() => void take(message.key, withdrawn)}
          />
        ))}
      </ul>
    </section>
  )
}
