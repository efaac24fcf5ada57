import type { Condition, UploadField } from 'payload'
import type { BothLanguages } from '../../words/both-languages.ts'

const TYPES = { picture: 'image/', video: 'video/', file: 'application/pdf' } as const

const SORT_LABELS: Readonly<Record<keyof typeof TYPES, BothLanguages>> = {
  picture: { en: 'Picture', so: 'Sawir' },
  video: { en: 'Video', so: 'Muuqaal' },
  file: { en: 'File', so: 'Fayl' },
}

/** A field that takes a file of one sort from the media. */
export function mediaField(
  name: string,
  sort: keyof typeof TYPES,
  {
    label,
    ...admin
  }: {
    readonly label?: BothLanguages
    readonly condition?: Condition
    readonly description?: BothLanguages
  } = {},
): UploadField {
  return {
    name,
    label: label ?? SORT_LABELS[sort],
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: TYPES[sort] } },
    admin,
  }
}
