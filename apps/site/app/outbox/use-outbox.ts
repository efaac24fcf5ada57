import { useEffect, useState } from 'react'
import { type OutboxMessage, onOutboxChange, readOutbox } from './outbox.ts'

/** The messages on this device, updated when they change; none on the server. */
export function useOutbox(): readonly OutboxMessage[] {
  const [messages, setMessages] = useState<readonly OutboxMessage[]>([])
  useEffect(() => {
    const update = () => void readOutbox().then(setMessages)
    update()
    return onOutboxChange(update)
  }, [])
  return messages
}
