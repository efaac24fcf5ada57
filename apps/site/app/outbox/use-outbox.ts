import { useEffect, useState } from 'react'
import { type OutboxMessage, onChange, readOutbox } from './outbox.ts'

/** The messages on this device, as they are now; none on the server. */
export function useOutbox(): readonly OutboxMessage[] {
  const [all, setAll] = useState<readonly OutboxMessage[]>([])
  useEffect(() => {
    const look = () => void readOutbox().then(setAll)
    look()
    return onChange(look)
  }, [])
  return all
}
