'use client'
import { UploadField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { createContext } from 'react'
import type { MediaKind } from '../kinds.ts'

/** The kind that the field around a list of the media takes; none where any may be chosen. */
export const KindOfField = createContext<MediaKind | undefined>(undefined)

/** Payload's upload field, whose list knows that it holds one kind alone. */
export function FieldOfKind({ kind, ...field }: UploadFieldClientProps & { kind: MediaKind }) {
  return (
    <KindOfField value={kind}>
      <UploadField {...field} />
    </KindOfField>
  )
}
