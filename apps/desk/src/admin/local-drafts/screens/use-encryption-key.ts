'use client'

import { useEffect, useState } from 'react'
import type { DraftPlace } from '../draft-store.ts'
import { encryptionKey } from '../encryption-key.ts'

/** How long to wait before the desk is asked again, if it did not hand the key out. */
const RETRY_MS = 10_000

/** The key of an account's drafts once the desk has handed it out; nothing is stored before. */
export function useEncryptionKey(account: DraftPlace['account'] | undefined) {
  const [key, setKey] = useState<Uint8Array>()
  useEffect(() => {
    if (account === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    const request = async () => {
      const received = await encryptionKey(account)
      if (isUnmounted) return
      setKey(received)
      if (received === undefined) timer = setTimeout(request, RETRY_MS)
    }
    void request()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [account])
  return key
}
