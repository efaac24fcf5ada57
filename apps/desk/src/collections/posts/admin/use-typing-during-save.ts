'use client'

import { useAllFormFields, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

/** The paths of the fields whose value differs. */
const changedPaths = (before: FormState, now: FormState): string[] =>
  Object.keys(now).filter((path) => now[path]?.value !== before[path]?.value)

/**
 * Keeps what is typed during a save, which takes long on slow lines. Payload's form marks only the
 * field that was typed in last, and takes the values of the others from the response. And after a save
 * that had to wait for another it takes the form for unmodified, so that text typed meanwhile would be
 * saved only with the next key.
 */
export function useTypingDuringSave(): void {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const isSaving = useFormBackgroundProcessing()
  const previous = useRef(fields)
  const atSaveStart = useRef(fields)
  const typedAt = useRef(0)
  const saveBoundary = useRef(0)
  const revision = fields.revision?.value

  useEffect(() => {
    if (isSaving) saveBoundary.current = performance.now()
  }, [isSaving])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is the end of a save.
  useEffect(() => {
    if (typedAt.current > saveBoundary.current) setModified(true)
    saveBoundary.current = performance.now()
    atSaveStart.current = fields
  }, [revision, setModified])

  useEffect(() => {
    const changed = changedPaths(previous.current, fields)
    if (changed.some((path) => fields[path]?.isModified)) typedAt.current = performance.now()
    previous.current = fields
    if (!isSaving) {
      atSaveStart.current = fields
      return
    }
    const unmarked = changedPaths(atSaveStart.current, fields).filter(
      (path) => path !== 'form' && !fields[path]?.isModified,
    )
    if (unmarked.length === 0) return
    const formState = Object.fromEntries(
      unmarked.map((path) => [path, { ...fields[path], isModified: true }]),
    )
    dispatch({ type: 'UPDATE_MANY', formState })
  }, [fields, isSaving, dispatch])
}
