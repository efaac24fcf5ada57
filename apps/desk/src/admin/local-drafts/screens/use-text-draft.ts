'use client'

import { useAuth } from '@payloadcms/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { type DraftPlace, deleteDraft, readDraft, writeDraft } from '../draft-store.ts'
import { fingerprint } from '../typed-fields.ts'
import { useEncryptionKey } from './use-encryption-key.ts'

interface OfferedText {
  readonly at: string
  readonly text: string
}

const EMPTY = fingerprint('')

const join = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join('\n\n')

/**
 * Stores what is typed in a text box in the browser until it is sent; `slug` and `id` identify the
 * box, which is empty when it is opened. `offer` is an earlier text until the person has restored or
 * discarded it; `restore` returns what is in the box afterwards.
 */
export function useTextDraft(slug: string, id: DraftPlace['id']) {
  const { user } = useAuth()
  const [account] = useState(user?.id)
  const encryptionKey = useEncryptionKey(account)
  const [offer, setOffer] = useState<OfferedText>()
  const typed = useRef('')

  const write = (text: string) => {
    if (account === undefined || encryptionKey === undefined) return
    const place = { account, slug, id }
    if (text === '') deleteDraft(localStorage, place)
    else writeDraft(localStorage, place, encryptionKey, { text: { value: text, was: EMPTY } })
  }
  const latestWrite = useRef(write)
  latestWrite.current = write

  // Before the browser hands on another key press: what that stores would be read as an earlier text.
  useLayoutEffect(() => {
    if (account === undefined || encryptionKey === undefined) return
    const draft = readDraft(localStorage, { account, slug, id }, encryptionKey)
    const text = draft?.fields.text?.value
    const offered = typeof text === 'string' ? text : undefined
    if (draft && offered !== undefined) setOffer({ at: draft.at, text: offered })
    // What was typed before the key came.
    if (typed.current !== '') latestWrite.current(join(offered, typed.current))
  }, [account, slug, id, encryptionKey])

  // The offered text stays stored until the person has decided about it.
  const withOffer = (text: string) => join(offer?.text, text.trim())

  return {
    offer,
    store: (text: string) => {
      typed.current = text.trim()
      write(withOffer(text))
    },
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
