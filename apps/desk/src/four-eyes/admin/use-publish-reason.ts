'use client'

import { useAuth, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { authorsOf, isOwnToPublish } from '../authors.ts'

/** The reason for which someone publishes changes of their own. */
export interface PublishReason {
  readonly isNeeded: boolean
  /** What is typed; a publish that fails keeps it. */
  readonly typed: string
  type(text: string): void
}

/** Whether publishing what is in the form needs a reason, and what is typed as such. */
export function usePublishReason(): PublishReason {
  const { config } = useConfig()
  const { user } = useAuth()
  const { id, globalSlug, savedDocumentData } = useDocumentInfo()
  const isModified = useFormModified()
  const [typed, type] = useState('')
  const isNew = !globalSlug && id === undefined
  const authors = authorsOf(savedDocumentData)
  const isOwn = isNew || isModified || isOwnToPublish(savedDocumentData, authors, Number(user?.id))
  // After a publish that failed Payload takes the form as unchanged, though nothing was saved.
  const isAsked = isOwn || typed !== ''
  return { isNeeded: isAsked && config.admin.custom?.fourEyes !== false, typed, type }
}
