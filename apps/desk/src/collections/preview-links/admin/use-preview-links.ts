'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { PreviewLinkView } from '../endpoints.ts'

/** The response to creating a link, the only one that has its URL. */
interface NewLink {
  readonly token: string
  readonly url: string | null
}

/** The links of the post on the screen, and how to create and revoke them. */
export function usePreviewLinks(failedMessage: string) {
  const { id } = useDocumentInfo()
  const [links, setLinks] = useState<readonly PreviewLinkView[]>([])
  const [newLink, setNewLink] = useState<NewLink>()
  const [problem, setProblem] = useState('')
  const path = `/api/posts/${id}/preview-links`

  /** Sends a request and returns the response's JSON; a failure is shown as `problem`. */
  const request = useCallback(
    async (method: string, requestPath: string, body?: object) => {
      const response = await fetch(requestPath, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }).catch(() => undefined)
      const json = await response?.json().catch(() => undefined)
      const isOk = response?.ok === true
      setProblem(isOk ? '' : (json?.errors?.[0]?.message ?? failedMessage))
      return isOk ? json : undefined
    },
    [failedMessage],
  )

  const list = useCallback(async () => {
    if (id === undefined) return
    const json = await request('GET', path)
    if (json) setLinks(json.links)
  }, [id, request, path])

  useEffect(() => {
    void list()
  }, [list])

  const create = async (days: number) => {
    const json = await request('POST', path, { days })
    if (!json) return
    setNewLink(json)
    await list()
  }
  const revoke = async (link: number) => {
    if (await request('DELETE', `${path}/${link}`)) await list()
  }
  return { isStored: id !== undefined, links, newLink, problem, create, revoke }
}
