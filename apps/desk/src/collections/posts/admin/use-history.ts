'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Post } from '../../../payload-types.ts'
import type { LanguageGroup } from '../../language-fields.ts'
import { HISTORY_MESSAGES } from './history-messages.ts'
import { useSaveFirst, useShowSaved } from './save-first.ts'

/** How many of the newest versions are listed beside the text; Payload's own list has them all. */
const LISTED = 8

export interface Entry {
  readonly id: number | string
  readonly updatedAt: string
  readonly version: Pick<Post, 'savedBy' | 'setAside' | '_status'>
}

const SELECTED = ['updatedAt', 'version][savedBy', 'version][setAside', 'version][_status']
  .map((field) => `&select[${field}]=true`)
  .join('')
  .concat('&populate[users][name]=true&populate[users][email]=true')

interface Answer {
  readonly doc?: Post
  readonly message?: string
  readonly errors?: readonly { readonly message?: string }[]
}

export interface History {
  readonly id: number | string | undefined
  readonly entries: readonly Entry[] | undefined
  readonly isBusy: boolean
  /** Brings the text of one language back from a version, as the draft. */
  restore(version: Entry['id'], language: LanguageGroup): Promise<void>
}

/** The newest versions of the post on the screen, read anew after each save. */
export function useHistory(): History {
  const { language: deskLanguage, t } = useMessages()
  const { id, savedDocumentData } = useDocumentInfo()
  const saveFirst = useSaveFirst()
  const show = useShowSaved()
  const [entries, setEntries] = useState<readonly Entry[]>()
  const [isBusy, setBusy] = useState(false)
  const saved = savedDocumentData?.revision as unknown

  // biome-ignore lint/correctness/useExhaustiveDependencies: `saved` says that there is a new version.
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    const query = `where[parent][equals]=${id}&sort=-updatedAt&limit=${LISTED}&depth=1${SELECTED}`
    fetch(`/api/posts/versions?${query}`, { signal: stop.signal })
      .then(async (answer) => {
        const { docs } = (await answer.json()) as { docs?: Entry[] }
        setEntries(docs ?? [])
      })
      .catch(() => undefined)
    return () => stop.abort()
  }, [id, saved])

  const restore: History['restore'] = async (version, language) => {
    setBusy(true)
    try {
      if (!(await saveFirst())) return
      const answer = await fetch(`/api/posts/${id}/restore-text`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': deskLanguage },
        body: JSON.stringify({ version, language }),
      })
      const { doc, message, errors } = (await answer.json()) as Answer
      if (!answer.ok || !doc) {
        toast.error(errors?.[0]?.message ?? t(HISTORY_MESSAGES.failed))
        return
      }
      await show(doc)
      toast.success(message)
    } catch {
      toast.error(t(HISTORY_MESSAGES.failed))
    } finally {
      setBusy(false)
    }
  }

  return { id, entries, isBusy, restore }
}
