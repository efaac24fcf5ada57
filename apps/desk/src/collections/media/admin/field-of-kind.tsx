'use client'
import { UploadField } from '@payloadcms/ui'
import type { UploadFieldClientProps } from 'payload'
import { createContext } from 'react'
import type { MediaKind } from '../kinds.ts'

/** The kind of media that the surrounding field accepts; `undefined` for any kind. */
export const FieldKindContext = createContext<MediaKind | undefined>(undefined)

/** Payload's upload field. Its list shows only media of one kind. */
export function FieldOfKind({ kind, ...field }: UploadFieldClientProps & { kind: MediaKind }) {
  return (
    <FieldKindContext value={kind}>
      <UploadField {...field} />
    </FieldKindContext>
  )
}
