'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type DraftPlace, deleteDraft, readDraft, writeDraft } from '../draft-store.ts'
import { digestOf } from '../typed-fields.ts'

interface DraftOffer {
  readonly at: string
  readonly text: string
}

/** The draft of one box for a text, which is empty when it is opened. */
export interface TextDraft {
  readonly offer: DraftOffer | undefined
  /** Keeps what is in the box now; nothing, once it was sent. */
  keep(text: string): void
  /** What is in the box from now on. */
  takeBack(text: string): string
  discard(text: string): void
}

const NOTHING = digestOf('')

/** Keeps what is typed in a box in the browser until it is sent; `slug` and `id` say which box. */
export function useTextDraft(slug: string, id: DraftPlace['id']): TextDraft {
  const { user } = useAuth()
  const [account] = useState(user?.id)
  const [offer, setOffer] = useState<DraftOffer>()
  useEffect(() => {
    if (account === undefined) return
    const draft = readDraft(localStorage, { account, slug, id })
    const text = draft?.fields.text?.value
    if (draft && typeof text === 'string') setOffer({ at: draft.at, text })
  }, [account, slug, id])

  const write = (text: string) => {
    if (account === undefined) return
    const place = { account, slug, id }
    if (text === '') deleteDraft(localStorage, place)
    else writeDraft(localStorage, place, { text: { value: text, was: NOTHING } })
  }
  // What is offered still stays until someone has decided about it.
  const withOffer = (text: string) => [offer?.text, text.trim()].filter(Boolean).join('\n\n')

  return {
    offer,
    keep: (text) => write(withOffer(text)),
    takeBack: (text) => {
      setOffer(undefined)
      return withOffer(text)
    },
    discard: (text) => {
      setOffer(undefined)
      write(text.trim())
    },
  }
}
