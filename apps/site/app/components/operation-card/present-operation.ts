import type { Language, Operation } from '@gaashaan/contract'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { operationPath } from '../../paths/operation-path.ts'

const TEXT_FIELDS = ['title', 'description', 'address'] as const

type TextField = (typeof TEXT_FIELDS)[number]

/** An operation as a card shows it, in one language. */
export type OperationView = ReturnType<typeof presentOperation>

/** In Somali an operation has its Somali texts where there are any, else the English ones (§3). */
export function presentOperation(
  operation: Operation,
  language: Language,
  slot: ImageSlot = IMAGE_SLOTS.third,
) {
  const somaliText = (field: TextField) =>
    language === 'SO' ? operation[`${field}_so`]?.trim() : undefined
  const textOf = (field: TextField) => somaliText(field) || operation[field]?.trim() || undefined
  const english = TEXT_FIELDS.filter(
    (field) => language === 'SO' && !somaliText(field) && textOf(field),
  )
  const lang: Partial<Record<TextField, 'en'>> = Object.fromEntries(
    english.map((field) => [field, 'en']),
  )
  const title = textOf('title') ?? ''
  const { start_date, status_name, picture, photo } = operation
  return {
    key: String(operation.id ?? operation.title),
    // None where the host gives the operation no id.
    to: operationPath(operation),
    title,
    description: textOf('description'),
    address: textOf('address'),
    status: status_name,
    // The text of a picture has no `lang` of its own.
    picture: pagePicture(picture, photo, lang.title ? '' : title, slot),
    start: (start_date && longDate(start_date, language)) || undefined,
    startDay: (start_date && isoDay(start_date)) || undefined,
    // The `lang` attributes of texts that are not in the page's language.
    ...(english.length > 0 && { lang }),
  }
}
