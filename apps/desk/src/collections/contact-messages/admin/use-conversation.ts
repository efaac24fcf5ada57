'use client'
import { useCallback, useEffect, useState } from 'react'
import type { Conversation } from '../read-conversation.ts'

/** How often a reply that is under way is looked after, until it is mailed or has failed. */
const LOOK_AGAIN_MS = 3_000

/** What the desk answered to a post: done, or the reason to show. */
export type Posted = { readonly ok: true } | { readonly ok: false; readonly reason?: string }

async function reasonOf(answer: Response): Promise<string | undefined> {
  const body = (await answer.json().catch(() => ({}))) as { errors?: { message?: string }[] }
  return body.errors?.[0]?.message
}

/** A message's replies and notes, and the ways to add to them. */
export function useConversation(id: number | string | undefined) {
  const [conversation, setConversation] = useState<Conversation>()
  const address = `/api/contact-messages/${id}`

  const load = useCallback(async () => {
    const answer = await fetch(`${address}/conversation`, { credentials: 'include' })
    if (answer.ok) setConversation((await answer.json()) as Conversation)
  }, [address])

  useEffect(() => {
    load().catch(() => undefined)
  }, [load])

  useEffect(() => {
    const isUnderWay = conversation?.replies.some(
      ({ delivery }) => delivery.is === 'due' && delivery.error === null,
    )
    if (!isUnderWay) return
    const timer = setTimeout(() => load().catch(() => undefined), LOOK_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [conversation, load])

  const post = async (to: 'notes' | 'replies', data: object): Promise<Posted> => {
    try {
      const answer = await fetch(`${address}/${to}`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      if (!answer.ok) return { ok: false, reason: await reasonOf(answer) }
      await load()
      return { ok: true }
    } catch {
      return { ok: false }
    }
  }

  return { conversation, post }
}
