import type { RequiredDataFromCollectionSlug } from 'payload'
import type { SampleOperation } from '../../sample-content/texts/shapes.ts'
import type { Uploads } from './upload-files.ts'

/** An operation's document. */
export function operationData(
  operation: SampleOperation,
  uploads: Uploads,
): RequiredDataFromCollectionSlug<'operations'> {
  const { title, description, address, photos, scene, status, starts, featured } = operation
  const text = (language: 'SO' | 'EN') => ({
    title: title[language],
    description: description[language],
    address: address[language],
  })
  return {
    so: text('SO'),
    en: text('EN'),
    photo: uploads.scenes.get(scene),
    photos: (photos ?? []).flatMap((name) => uploads.scenes.get(name) ?? []),
    status,
    // The desk stores a day as noon in UTC, which is the same day in every time zone.
    startDate: starts && `${starts}T12:00:00.000Z`,
    featured: featured ?? false,
    _status: 'published',
  }
}
