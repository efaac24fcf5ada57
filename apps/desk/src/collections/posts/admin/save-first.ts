'use client'

import { toast, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import type { Post } from '../../../payload-types.ts'

const RENDERED_MS = 25
const MAX_RENDERS = 40

/** Saves what is typed and not saved yet as a draft; whether nothing is left unsaved. */
export function useSaveFirst(): () => Promise<boolean> {
  const { id } = useDocumentInfo()
  const { getField, submit } = useForm()
  const isModified = useFormModified()
  return async () => {
    if (!isModified) return true
    const before = getField('revision')?.value
    const answer = (await submit({
      action: `/api/posts/${id}?draft=true&depth=0&fallback-locale=null`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
      disableSuccessStatus: true,
    })) as { readonly res?: Response } | undefined
    if (!answer?.res?.ok) return false
    // The form holds its new revision when it has been painted.
    for (let turn = 0; turn < MAX_RENDERS && getField('revision')?.value === before; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, RENDERED_MS))
    }
    return true
  }
}

/** Puts a working copy that the desk has just saved by another way than the form into the form. */
export function useShowSaved(): (doc: Post) => Promise<void> {
  const { incrementVersionCount, setData, setLastUpdateTime } = useDocumentInfo()
  const { reset } = useForm()
  return async (doc) => {
    setData({ ...doc })
    setLastUpdateTime(new Date(doc.updatedAt).getTime())
    incrementVersionCount()
    await reset(doc)
  }
}

function useShowWorkingCopy(): () => Promise<void> {
  const { id } = useDocumentInfo()
  const show = useShowSaved()
  return async () => {
    const query = 'draft=true&depth=0&fallback-locale=null'
    const answer = await fetch(`/api/posts/${id}?${query}`).catch(() => undefined)
    if (answer?.ok) await show((await answer.json()) as Post)
  }
}

/** Puts the working copy as the desk has it now into the form, where the form says nothing else. */
export function useShowNewest(): () => Promise<void> {
  const isModified = useFormModified()
  const show = useShowWorkingCopy()
  return async () => {
    if (!isModified) await show()
  }
}

/**
 * Puts the working copy in the place of a text whose save was refused, when the desk has all of that
 * text in the history: what was typed after the refusal is sent there first.
 */
export function useShowNewer(): () => Promise<void> {
  const { id } = useDocumentInfo()
  const { createFormData } = useForm()
  const { i18n, t } = useTranslation()
  const show = useShowWorkingCopy()
  return async () => {
    const body = await createFormData({ _status: 'draft' }, {})
    const answer = await fetch(`/api/posts/${id}?draft=true&autosave=true&depth=0`, {
      method: 'PATCH',
      headers: { 'Accept-Language': i18n.language },
      body,
    }).catch(() => undefined)
    if (answer?.status === 409 || answer?.ok) await show()
    else toast.error(t('error:unknown'))
  }
}
