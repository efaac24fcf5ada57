'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type DraftKey, deleteDraft, readDraft, writeDraft } from '../draft-store.ts'
import { fingerprint } from '../typed-fields.ts'

interface OfferedText {
  readonly at: string
  readonly text: string
}

const EMPTY = fingerprint('')

/**
 * Stores what is typed in a text box in the browser until it is sent; `slug` and `id` identify the
 * box, which is empty when it is opened. `offer` is an earlier text until the person has restored or
 * discarded it; `restore` returns what is in the box afterwards.
 */
export function useTextDraft(slug: string, id: DraftKey['id']) {
  const { user } = useAuth()
  const [account] = useState(user?.id)
  const [offer, setOffer] = useState<OfferedText>()
  useEffect(() => {
    if (account === undefined) return
    const draft = readDraft(localStorage, { account, slug, id })
    const text = draft?.fields.text?.value
    if (draft && typeof text === 'string') setOffer({ at: draft.at, text })
  }, [account, slug, id])

  const write = (text: string) => {
    if (account === undefined) return
    const draftKey = { account, slug, id }
    if (text === '') deleteDraft(localStorage, draftKey)
    else writeDraft(localStorage, draftKey, { text: { value: text, was: EMPTY } })
  }
  // The offered text stays stored until the person has decided about it.
  const withOffer = (text: string) => [offer?.text, text.trim()].filter(Boolean).join('\n\n')

  return {
    offer,
    store: (text: string) => write(withOffer(text)),
    restore: (text: string) => {
      setOffer(undefined)
      return withOffer(text)
    },
    discard: (text: string) => {
      setOffer(undefined)
      write(text.trim())
    },
  }
}
