import type { Condition, UploadField } from 'payload'

const TYPES = { picture: 'image/', video: 'video/', file: 'application/pdf' } as const

/** A field that takes a file of one sort from the media. */
export function mediaField(
  name: string,
  sort: keyof typeof TYPES,
  admin: { readonly condition?: Condition; readonly description?: string } = {},
): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: TYPES[sort] } },
    admin,
  }
}
