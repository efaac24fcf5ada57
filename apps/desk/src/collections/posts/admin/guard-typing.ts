'use client'

import { useAllFormFields, useForm, useFormBackgroundProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

/** The fields that someone has written in since `before`, or is writing in. */
function written(before: FormState, now: FormState, paths: readonly string[]): string[] {
  return paths.filter((path) => now[path]?.value !== before[path]?.value)
}

/**
 * Keeps what is typed while a save is under way, on slow lines above all. Payload's form marks only
 * the field that was typed in last, and takes the others' values from the answer; and after a save
 * that had waited for another it holds the form for unchanged, so that what was typed meanwhile
 * would be saved with the next key only.
 */
export function useGuardedTyping(): void {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const isSaving = useFormBackgroundProcessing()
  const previous = useRef(fields)
  const atStart = useRef(fields)
  const typedAt = useRef(0)
  const boundary = useRef(0)
  const revision = fields.revision?.value

  useEffect(() => {
    if (isSaving) boundary.current = performance.now()
  }, [isSaving])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is the end of a save.
  useEffect(() => {
    if (typedAt.current > boundary.current) setModified(true)
    boundary.current = performance.now()
    atStart.current = fields
  }, [revision, setModified])

  useEffect(() => {
    const changed = written(previous.current, fields, Object.keys(fields))
    if (changed.some((path) => fields[path]?.isModified)) typedAt.current = performance.now()
    if (!isSaving) atStart.current = fields
    const unmarked = isSaving
      ? written(atStart.current, fields, Object.keys(fields)).filter(
          (path) => path !== 'form' && !fields[path]?.isModified,
        )
      : []
    previous.current = fields
    if (unmarked.length === 0) return
    const formState = Object.fromEntries(
      unmarked.map((path) => [path, { ...fields[path], isModified: true }]),
    )
    dispatch({ type: 'UPDATE_MANY', formState })
  }, [fields, isSaving, dispatch])
}
