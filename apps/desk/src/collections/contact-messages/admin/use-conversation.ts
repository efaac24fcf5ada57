'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Conversation } from '../read-conversation.ts'

/** Poll interval until a reply is mailed or has failed. */
const POLL_INTERVAL_MS = 3_000

/** The result of adding a reply or a note: success, or the error to show. */
export type PostResult = { readonly ok: true } | { readonly ok: false; readonly reason?: string }

async function errorMessage(response: Response): Promise<string | undefined> {
  const body = (await response.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  return body.errors?.[0]?.message
}

/** The replies and notes of a message, and a function that adds one. */
export function useConversation(id: number | string | undefined) {
  const [conversation, setConversation] = useState<Conversation>()
  const path = `/api/contact-messages/${id}`

  const load = useCallback(async () => {
    const response = await fetch(`${path}/conversation`, { credentials: 'include' })
    if (response.ok) setConversation((await response.json()) as Conversation)
  }, [path])

  useEffect(() => {
    load().catch(() => undefined)
  }, [load])

  useEffect(() => {
    const isPending = conversation?.replies.some(
      ({ delivery }) => delivery.is === 'due' && delivery.error === null,
    )
    if (!isPending) return
    const timer = setTimeout(() => load().catch(() => undefined), POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [conversation, load])

  const post = async (kind: 'notes' | 'replies', data: object): Promise<PostResult> => {
    try {
      const response = await fetch(`${path}/${kind}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      if (!response.ok) return { ok: false, reason: await errorMessage(response) }
      await load()
      return { ok: true }
    } catch {
      return { ok: false }
    }
  }

  return { conversation, post }
}
