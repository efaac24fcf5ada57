import { ERRORS, isErrorCode } from '@gaashaan/contract/errors'
import { useRef, useState } from 'react'
import { useBundle } from '../../hydration/use-hydrated.ts'
import { useLanguage, usePageWords } from '../../language/language-context.tsx'
import { keptMoment } from '../../offline/cached-at.ts'
import { isOld, sendWaiting, type WaitingMessage, withdraw } from '../../offline/outbox.ts'
import { useMessages } from '../../offline/use-outbox.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './outbox-list.module.css'

interface WaitingMessagesProps {
  /** Takes a message back into the form. */
  readonly onEdit: (message: WaitingMessage) => void
}

/** Why a message is still here, and what its sender may do. */
function useStateWords(message: WaitingMessage) {
  const words = usePageWords().offline.message
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
  readonly message: WaitingMessage
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}) {
  const { message, onEdit, onWithdraw } = props
  const { offline, common } = usePageWords()
  const words = offline.message
  const { title, text } = useStateWords(message)
  const moment = keptMoment(message.writtenAt, { ...offline, months: common.months })
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
            <button type="button" onClick={() => void sendWaiting(message.key)}>
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
  const words = usePageWords().offline.message
  const waiting = useMessages().filter(({ state }) => state !== 'sent')
  const [told, setTold] = useState('')
  const hasBundle = useBundle()
  const region = useRef<HTMLDivElement>(null)

  async function take(key: string, then: (message: WaitingMessage) => void) {
    const message = await withdraw(key)
    if (message) then(message)
    else setTold(words.gone)
  }

  function withdrawn() {
    setTold(words.withdrawn)
    region.current?.focus()
  }

  // Without the bundle there is none, and no region to hear of.
  if (!hasBundle) return null
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
