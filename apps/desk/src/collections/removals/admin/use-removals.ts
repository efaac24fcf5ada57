'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { User } from '../../../payload-types.ts'
import type { Decision } from '../removal-command.ts'
import type { RemovalFacts } from '../removal-facts.ts'

interface Answer {
  readonly isOk: boolean
  readonly json?: unknown
  /** Why it was refused, in the editor's language, where the desk has answered. */
  readonly problem?: string | undefined
}

/** Requests something of the desk: a GET, or a POST with a body. Never rejects. */
export async function askDesk(path: string, body?: object): Promise<Answer> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(path, init).catch(() => undefined)
  const json: unknown = await response?.json().catch(() => undefined)
  const problem = (json as { errors?: { message?: string }[] } | undefined)?.errors?.[0]?.message
  return { isOk: response?.ok ?? false, json, problem }
}

/**
 * What was removed of the post on the screen. A command that was done loads the screen anew, since the
 * form's texts are others then; a refused one returns its sentence.
 */
export function useRemovals(failedMessage: string) {
  const { id } = useDocumentInfo()
  const { user } = useAuth<User>()
  // Others would be refused.
  const publishes = user?.roles?.some((role) => role === 'publisher' || role === 'administrator')
  const [facts, setFacts] = useState<RemovalFacts>()
  const path = `/api/posts/${id}/removal`

  useEffect(() => {
    if (id === undefined || !publishes) return
    void askDesk(path).then(({ isOk, json }) => isOk && setFacts(json as RemovalFacts))
  }, [id, path, publishes])

  const command = useCallback(
    async (to: string, body: object): Promise<string | undefined> => {
      const { isOk, problem } = await askDesk(to, body)
      if (!isOk) return problem ?? failedMessage
      location.reload()
      return undefined
    },
    [failedMessage],
  )
  const remove = (body: object) => command(path, body)
  const decide = (removal: number, decision: Decision) =>
    command(`/api/removals/${removal}/decision`, { decision })
  return { facts, remove, decide }
}
