'use client'

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PublishStatus } from '../publish-status.ts'

/** Milliseconds between two questions, and after which nobody asks any more by himself. */
const EVERY = 1_000
const AT_MOST = 30_000

/** The event of the window by which other parts of the desk say that something was published. */
export const PUBLISHED_EVENT = 'gaashaan:published'

export type StatusResponse = Readonly<Record<'so' | 'en', PublishStatus | null>>

const isSettled = (answer: StatusResponse) =>
  [answer.so, answer.en].every((text) => !text || !['notYet', 'unreachable'].includes(text.state))

/**
 * What readers have of the post at hand. Asked when the post is opened, saved or published: each
 * second until readers have what is published, for half a minute at most.
 */
export function usePublishStatus() {
  const { id, savedDocumentData, lastUpdateTime } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [answer, setAnswer] = useState<StatusResponse | 'failed'>()
  const [isAsking, setAsking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = useCallback(() => {
    clearTimeout(timer.current)
    const until = Date.now() + AT_MOST
    const once = async () => {
      setAsking(true)
      const response = await fetch(`/api/posts/${id}/on-site`).catch(() => undefined)
      const got: StatusResponse | undefined = response?.ok ? await response.json() : undefined
      setAnswer(got ?? 'failed')
      const isOver = Date.now() > until || !got || isSettled(got)
      setAsking(!isOver)
      clearTimeout(timer.current)
      if (!isOver) timer.current = setTimeout(once, EVERY)
    }
    if (id !== undefined) timer.current = setTimeout(once)
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these says that the post may have changed.
  useEffect(ask, [ask, mostRecentUpdate, lastUpdateTime, savedDocumentData?.updatedAt])

  useEffect(() => {
    addEventListener(PUBLISHED_EVENT, ask)
    return () => {
      removeEventListener(PUBLISHED_EVENT, ask)
      clearTimeout(timer.current)
    }
  }, [ask])

  return { isStored: id !== undefined, answer, isAsking, ask }
}
