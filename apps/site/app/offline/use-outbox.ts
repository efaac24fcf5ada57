import { useEffect, useState } from 'react'
import { messages, onChange, type WaitingMessage } from './outbox.ts'

/** The messages on this device, as they are now; none on the server. */
export function useMessages(): readonly WaitingMessage[] {
  const [all, setAll] = useState<readonly WaitingMessage[]>([])
  useEffect(() => {
    const look = () => void messages().then(setAll)
    look()
    return onChange(look)
  }, [])
  return all
}
