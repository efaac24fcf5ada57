import type { Condition, UploadField } from 'payload'
import type { BothLanguages } from '../../i18n/messages.ts'
import { MEDIA_KINDS, type MediaKind, whereKind } from './kinds.ts'

/** A field for one file of a kind from the media. */
export function mediaField(
  name: string,
  kind: MediaKind,
  {
    label,
    ...admin
  }: {
    readonly label?: BothLanguages
    readonly condition?: Condition
    readonly description?: BothLanguages
  } = {},
): UploadField {
  const Field = {
    path: '/collections/media/admin/field-of-kind.tsx#FieldOfKind',
    clientProps: { kind },
  }
  return {
    name,
    label: label ?? MEDIA_KINDS[kind].label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: whereKind(kind),
    admin: { ...admin, components: { Field } },
  }
}
