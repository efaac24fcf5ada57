'use client'

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PublishStatus } from '../publish-status.ts'

const POLL_INTERVAL_MS = 1_000
const MAX_POLLING_MS = 30_000

/** A window event that makes the panel check again. */
const PUBLISHED_EVENT = 'gaashaan:published'

type StatusResponse = Readonly<Record<'so' | 'en', PublishStatus | null>>

const isFinal = ({ so, en }: StatusResponse) =>
  [so, en].every((status) => !status || !['notYet', 'unreachable'].includes(status.state))

/**
 * What readers have of the post on the screen. It is checked when the post is opened, saved or
 * published, and then every second, for half a minute at most, until readers have what is published.
 */
export function usePublishStatus() {
  const { id, savedDocumentData, lastUpdateTime } = useDocumentInfo()
  const { mostRecentUpdate } = useDocumentEvents()
  const [result, setResult] = useState<StatusResponse | 'failed'>()
  const [isChecking, setChecking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const check = useCallback(() => {
    clearTimeout(timer.current)
    const until = Date.now() + MAX_POLLING_MS
    const poll = async () => {
      setChecking(true)
      const response = await fetch(`/api/posts/${id}/on-site`).catch(() => undefined)
      const statuses: StatusResponse | undefined = response?.ok ? await response.json() : undefined
      setResult(statuses ?? 'failed')
      const isOver = Date.now() > until || !statuses || isFinal(statuses)
      setChecking(!isOver)
      clearTimeout(timer.current)
      if (!isOver) timer.current = setTimeout(poll, POLL_INTERVAL_MS)
    }
    if (id !== undefined) timer.current = setTimeout(poll)
  }, [id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these says that the post may have changed.
  useEffect(check, [check, mostRecentUpdate, lastUpdateTime, savedDocumentData?.updatedAt])

  useEffect(() => {
    addEventListener(PUBLISHED_EVENT, check)
    return () => {
      removeEventListener(PUBLISHED_EVENT, check)
      clearTimeout(timer.current)
    }
  }, [check])

  return { isStored: id !== undefined, result, isChecking, check }
}
