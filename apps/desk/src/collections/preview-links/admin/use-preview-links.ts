'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { PreviewLinkView } from '../endpoints.ts'

/** A new link; its URL is shown this once. */
export interface NewLink {
  readonly token: string
  readonly url: string | null
}

/** The links of the post at hand, and what can be done with them. */
export function usePreviewLinks(failedMessage: string) {
  const { id } = useDocumentInfo()
  const [links, setLinks] = useState<readonly PreviewLinkView[]>([])
  const [made, setMade] = useState<NewLink>()
  const [problem, setProblem] = useState('')
  const address = `/api/posts/${id}/preview-links`

  /** The JSON of an answer; a refusal is said in the panel. */
  const ask = useCallback(
    async (method: string, path: string, body?: object) => {
      const init = { method, headers: { 'content-type': 'application/json' } }
      const request = body ? { ...init, body: JSON.stringify(body) } : init
      const response = await fetch(path, request).catch(() => undefined)
      const json = await response?.json().catch(() => undefined)
      const isGood = response?.ok === true
      setProblem(isGood ? '' : (json?.errors?.[0]?.message ?? failedMessage))
      return isGood ? json : undefined
    },
    [failedMessage],
  )

  const list = useCallback(async () => {
    if (id === undefined) return
    const json = await ask('GET', address)
    if (json) setLinks(json.links)
  }, [id, ask, address])

  useEffect(() => {
    void list()
  }, [list])

  const make = async (days: number) => {
    const json = await ask('POST', address, { days })
    if (json) setMade(json)
    if (json) await list()
  }
  const revoke = async (link: number) => {
    const json = await ask('DELETE', `${address}/${link}`)
    if (json) await list()
  }
  return { isStored: id !== undefined, links, made, problem, make, revoke }
}
