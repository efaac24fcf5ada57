'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import {
  type DraftPlace,
  deleteDraft,
  type LocalDraft,
  readDraft,
  writeDraft,
} from '../draft-store.ts'
import { missingFields, typedFields, withTyped } from '../typed-fields.ts'

type Data = Readonly<Record<string, unknown>>

/** Pause in typing, in ms, before the draft is stored; leaving the page stores it at once. */
const REST_MS = 300

/** Where the document on the screen has its draft; nobody's before it is known who sits there. */
function usePlace(): DraftPlace | undefined {
  const { id, collectionSlug, docConfig, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  // The account that opened the form: it is gone from the page's state once the session ends.
  const [account] = useState(user?.id)
  const slug = collectionSlug ?? globalSlug
  if (account === undefined || slug === undefined) return undefined
  // What is said of a file that is not stored yet is nothing without it; many have such forms at once.
  const isFile = docConfig !== undefined && 'upload' in docConfig && Boolean(docConfig.upload)
  if (isFile && (id === undefined || id === null)) return undefined
  return { account, slug, id: globalSlug ? 'global' : (id ?? 'new') }
}

export interface DraftOnForm {
  /** What was typed before this form was opened, as long as nobody has decided about it. */
  readonly offer: LocalDraft | undefined
  /** The document as it was saved last; nothing of one that is new. */
  readonly saved: Data
  takeBack(): Promise<void>
  discard(): void
}

/**
 * Keeps what is typed in a document's form in the browser until it is saved, and offers what an
 * earlier form had kept.
 */
export function useLocalDraft(): DraftOnForm {
  const place = usePlace()
  const placeKey = JSON.stringify(place)
  const { savedDocumentData } = useDocumentInfo()
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isReady = !useFormInitializing()
  const [offer, setOffer] = useState<LocalDraft>()
  const hasTyped = useRef(false)
  const kept = useRef<LocalDraft>(undefined)
  kept.current = offer

  // The draft of an earlier form, read once for a document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `placeKey` is the place, by its value.
  useEffect(() => {
    hasTyped.current = false
    setOffer(undefined)
    if (!isReady || place === undefined) return
    const draft = readDraft(localStorage, place)
    const missing = draft ? missingFields(getData(), draft.fields) : {}
    if (draft && Object.keys(missing).length > 0) setOffer({ ...draft, fields: missing })
    else deleteDraft(localStorage, place)
  }, [placeKey, isReady])

  const keep = () => {
    if (place === undefined || !hasTyped.current) return
    const typed = typedFields((savedDocumentData ?? {}) as Data, getData())
    const all = { ...kept.current?.fields, ...typed }
    if (Object.keys(all).length === 0) deleteDraft(localStorage, place)
    else writeDraft(localStorage, place, all)
  }
  const latest = useRef(keep)
  latest.current = keep

  // A save is told by what the desk answered: a form also calls itself unmodified after a refusal.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew after each save.
  useEffect(() => {
    if (!hasTyped.current) return
    if (!isModified) hasTyped.current = false
    if (place === undefined || isModified) return
    if (kept.current) writeDraft(localStorage, place, kept.current.fields)
    else deleteDraft(localStorage, place)
  }, [savedDocumentData])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is in `fields`.
  useEffect(() => {
    if (isModified) hasTyped.current = true
    if (!hasTyped.current) return
    const timer = setTimeout(() => latest.current(), REST_MS)
    return () => clearTimeout(timer)
  }, [fields, isModified, savedDocumentData])

  useEffect(() => {
    const leave = () => latest.current()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  const takeBack = async () => {
    if (!offer) return
    await reset(withTyped(getData(), offer.fields))
    setOffer(undefined)
    setModified(true)
  }
  const discard = () => {
    if (place) deleteDraft(localStorage, place)
    setOffer(undefined)
  }
  return { offer, saved: (savedDocumentData ?? {}) as Data, takeBack, discard }
}
