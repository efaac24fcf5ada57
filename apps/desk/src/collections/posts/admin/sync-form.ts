'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui'
import { useRef } from 'react'
import type { Post } from '../../../payload-types.ts'

const RENDER_POLL_MS = 25
const MAX_RENDER_POLLS = 40
/** A minute: an autosave that takes longer, or whose screen was left, counts as failed. */
const MAX_SAVE_POLLS = 2_400

const nextPoll = () => new Promise((resolve) => setTimeout(resolve, RENDER_POLL_MS))

const DRAFT_QUERY = 'draft=true&depth=0&fallback-locale=null'

/** Saves unsaved changes as a draft. Resolves to whether nothing is left unsaved. */
export function useSaveUnsaved(): () => Promise<boolean> {
  const { id } = useDocumentInfo()
  const { getField, submit } = useForm()
  const state = { isModified: useFormModified(), isSaving: useFormBackgroundProcessing() }
  const latest = useRef(state)
  latest.current = state
  return async () => {
    // Only at the end of an autosave does the form have its revision; it counts as unmodified before.
    for (let poll = 0; latest.current.isSaving; poll += 1) {
      if (poll === MAX_SAVE_POLLS) return false
      await nextPoll()
    }
    if (!latest.current.isModified) return true
    const before = getField('revision')?.value
    const result = (await submit({
      action: `/api/posts/${id}?${DRAFT_QUERY}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    })) as { readonly res?: Response } | undefined
    if (!result?.res?.ok) return false
    // The form has the new revision only after the next render.
    for (
      let poll = 0;
      poll < MAX_RENDER_POLLS && getField('revision')?.value === before;
      poll += 1
    ) {
      await nextPoll()
    }
    return true
  }
}

/** Fills the form with a working copy that was saved without the form. */
export function useFillForm(): (doc: Post) => Promise<void> {
  const { incrementVersionCount, setData, setLastUpdateTime } = useDocumentInfo()
  const { reset } = useForm()
  return async (doc) => {
    setData({ ...doc })
    setLastUpdateTime(new Date(doc.updatedAt).getTime())
    incrementVersionCount()
    await reset(doc)
  }
}

/** Fills the form with the stored working copy. */
export function useReload(): () => Promise<void> {
  const { id } = useDocumentInfo()
  const fillForm = useFillForm()
  return async () => {
    const response = await fetch(`/api/posts/${id}?${DRAFT_QUERY}`).catch(() => undefined)
    if (response?.ok) await fillForm((await response.json()) as Post)
  }
}

/**
 * Replaces the text of a refused save by the stored working copy. First it sends the text once more,
 * so that the conflict copy in the history has everything that was typed after the refusal.
 */
export function useReloadAfterConflict(): () => Promise<void> {
  const { id } = useDocumentInfo()
  const { createFormData } = useForm()
  const { i18n, t } = useTranslation()
  const reload = useReload()
  return async () => {
    const body = await createFormData({ _status: 'draft' }, {})
    const response = await fetch(`/api/posts/${id}?draft=true&autosave=true&depth=0`, {
      method: 'PATCH',
      headers: { 'Accept-Language': i18n.language },
      body,
    }).catch(() => undefined)
    if (response?.status === 409 || response?.ok) await reload()
    else toast.error(t('error:unknown'))
  }
}
