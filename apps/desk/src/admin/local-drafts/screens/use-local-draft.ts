'use client'

import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type DraftPlace,
  deleteDraft,
  type LocalDraft,
  readDraft,
  writeDraft,
} from '../draft-store.ts'
import { applyTyped, missingFields, typedFields } from '../typed-fields.ts'
import { useEncryptionKey } from './use-encryption-key.ts'

type Data = Readonly<Record<string, unknown>>

/** The draft is stored after this pause in typing or once there is a key, and at once when the page is left. */
const PAUSE_MS = 300

/** What the draft of the document on the screen belongs to; `undefined` if it has none. */
function useDraftPlace(): DraftPlace | undefined {
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
  const place = useDraftPlace()
  const placeText = JSON.stringify(place)
  const encryptionKey = useEncryptionKey(place?.account)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document's form begins anew.
  useLayoutEffect(() => {
    hasTyped.current = false
    setOffer(undefined)
  }, [placeText, isReady])

  // Reads the draft of an earlier form once for each document, before this form can store one over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `placeText` stands for the place, by value.
  useLayoutEffect(() => {
    if (!isReady || place === undefined || encryptionKey === undefined) return
    const draft = readDraft(localStorage, place, encryptionKey)
    const missing = draft ? missingFields(getData(), draft.fields) : {}
    if (draft && Object.keys(missing).length > 0) setOffer({ ...draft, fields: missing })
    else deleteDraft(localStorage, place)
  }, [placeText, isReady, encryptionKey])

  const store = () => {
    if (place === undefined || encryptionKey === undefined || !hasTyped.current) return
    const typed = typedFields(saved, getData())
    const draftFields = { ...latestOffer.current?.fields, ...typed }
    if (Object.keys(draftFields).length === 0) deleteDraft(localStorage, place)
    else writeDraft(localStorage, place, encryptionKey, draftFields)
  }
  const latestStore = useRef(store)
  latestStore.current = store

  // A changed `savedDocumentData` means a save: a form is also unmodified after a refused one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this runs only after a save.
  useEffect(() => {
    if (!hasTyped.current) return
    if (!isModified) hasTyped.current = false
    // Without the key, what is stored is an earlier form's and has not been offered yet.
    if (place === undefined || encryptionKey === undefined || isModified) return
    const { fields: offered } = latestOffer.current ?? {}
    if (offered) writeDraft(localStorage, place, encryptionKey, offered)
    else deleteDraft(localStorage, place)
  }, [savedDocumentData])

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes `fields`.
  useEffect(() => {
    if (isModified) hasTyped.current = true
    if (!hasTyped.current) return
    const timer = setTimeout(() => latestStore.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, isModified, savedDocumentData, encryptionKey])

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
    if (place) deleteDraft(localStorage, place)
    setOffer(undefined)
  }
  return { offer, saved, restore, discard }
}
