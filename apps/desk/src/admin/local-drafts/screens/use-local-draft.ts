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
  type DraftKey,
  deleteDraft,
  type LocalDraft,
  readDraft,
  writeDraft,
} from '../draft-store.ts'
import { applyTyped, missingFields, typedFields } from '../typed-fields.ts'

type Data = Readonly<Record<string, unknown>>

/** The draft is stored after this pause in typing, and at once when the page is left. */
const PAUSE_MS = 300

/** The key of the draft of the document on the screen; `undefined` if it has none. */
function useDraftKey(): DraftKey | undefined {
  const { id, collectionSlug, docConfig, globalSlug } = useDocumentInfo()
  const { user } = useAuth()
  // The account that opened the form: Payload forgets it once the session ends.
  const [account] = useState(user?.id)
  const slug = collectionSlug ?? globalSlug
  if (account === undefined || slug === undefined) return undefined
  // The description of a file that is not uploaded yet is useless without it; there may be many forms.
  const isFile = docConfig !== undefined && 'upload' in docConfig && Boolean(docConfig.upload)
  if (isFile && (id === undefined || id === null)) return undefined
  return { account, slug, id: globalSlug ? 'global' : (id ?? 'new') }
}

/**
 * Stores what is typed in a document's form in the browser until it is saved. `offer` is the draft of
 * an earlier form until the person has restored or discarded it, `saved` the document as it was saved
 * last.
 */
export function useLocalDraft() {
  const draftKey = useDraftKey()
  const keyText = JSON.stringify(draftKey)
  const { savedDocumentData } = useDocumentInfo()
  const saved = (savedDocumentData ?? {}) as Data
  const { getData, reset, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isReady = !useFormInitializing()
  const [offer, setOffer] = useState<LocalDraft>()
  const hasTyped = useRef(false)
  const latestOffer = useRef<LocalDraft>(undefined)
  latestOffer.current = offer

  // Reads the draft of an earlier form once for each document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keyText` stands for the key, by value.
  useEffect(() => {
    hasTyped.current = false
    setOffer(undefined)
    if (!isReady || draftKey === undefined) return
    const draft = readDraft(localStorage, draftKey)
    const missing = draft ? missingFields(getData(), draft.fields) : {}
    if (draft && Object.keys(missing).length > 0) setOffer({ ...draft, fields: missing })
    else deleteDraft(localStorage, draftKey)
  }, [keyText, isReady])

  const store = () => {
    if (draftKey === undefined || !hasTyped.current) return
    const typed = typedFields(saved, getData())
    const draftFields = { ...latestOffer.current?.fields, ...typed }
    if (Object.keys(draftFields).length === 0) deleteDraft(localStorage, draftKey)
    else writeDraft(localStorage, draftKey, draftFields)
  }
  const latestStore = useRef(store)
  latestStore.current = store

  // A changed `savedDocumentData` means a save: a form is also unmodified after a refused one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this runs only after a save.
  useEffect(() => {
    if (!hasTyped.current) return
    if (!isModified) hasTyped.current = false
    if (draftKey === undefined || isModified) return
    if (latestOffer.current) writeDraft(localStorage, draftKey, latestOffer.current.fields)
    else deleteDraft(localStorage, draftKey)
  }, [savedDocumentData])

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes `fields`.
  useEffect(() => {
    if (isModified) hasTyped.current = true
    if (!hasTyped.current) return
    const timer = setTimeout(() => latestStore.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, isModified, savedDocumentData])

  useEffect(() => {
    const leave = () => latestStore.current()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
  }, [])

  const restore = async () => {
    if (!offer) return
    await reset(applyTyped(getData(), offer.fields))
    setOffer(undefined)
    setModified(true)
  }
  const discard = () => {
    if (draftKey) deleteDraft(localStorage, draftKey)
    setOffer(undefined)
  }
  return { offer, saved, restore, discard }
}
