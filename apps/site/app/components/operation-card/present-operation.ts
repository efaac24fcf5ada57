import type { Language, Operation, OperationStatus } from '@gaashaan/contract'
import { IMAGE_SLOTS, type ImageSlot } from '../../images/image-slots.ts'
import { type PagePicture, pagePicture } from '../../images/page-picture.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { operationPath } from '../../paths/operation-path.ts'

/** The texts of an operation that are not in the page's language, for their `lang`. */
export type OperationLang = Partial<Record<'title' | 'description' | 'address', 'en'>>

/** An operation as a card shows it, in one language. */
export interface OperationView {
  /** Path of its own page; none where the host gives it no number. */
  readonly to: string | undefined
  readonly key: string
  readonly title: string
  readonly description: string | undefined
  readonly address: string | undefined
  readonly status: OperationStatus
  readonly picture: PagePicture | undefined
  readonly start: string | undefined
  readonly startDay: string | undefined
  /** None where all texts are in the page's language. */
  readonly lang?: OperationLang
}

const TEXTS = ['title', 'description', 'address'] as const

/** In Somali the Somali text where there is one (Specification §3). */
function pick(operation: Operation, of: (typeof TEXTS)[number], language: Language) {
  const somali = language === 'SO' ? operation[`${of}_so`]?.trim() : ''
  const text = somali || operation[of]?.trim() || undefined
  return { text, isForeign: language === 'SO' && !somali && text !== undefined }
}

/** The operation with the texts of the language; parts that it lacks are `undefined`. */
export function presentOperation(
  operation: Operation,
  language: Language,
  place: ImageSlot = IMAGE_SLOTS.third,
): OperationView {
  const texts = TEXTS.map((of) => [of, pick(operation, of, language)] as const)
  const [title = '', description, address] = texts.map(([, { text }]) => text)
  const foreign = texts.filter(([, { isForeign }]) => isForeign).map(([of]) => [of, 'en'])
  const lang: OperationLang = Object.fromEntries(foreign)
  const { start_date, status_name, picture, photo } = operation
  return {
    key: String(operation.id ?? operation.title),
    to: operationPath(operation),
    title,
    description,
    address,
    // A host that names no status at all has an unknown one, too.
    status: status_name,
    // A picture has no `lang` of its own.
    picture: pagePicture(picture, photo, lang.title ? '' : title, place),
    start: (start_date && longDate(start_date, language)) || undefined,
    startDay: (start_date && isoDay(start_date)) || undefined,
    ...(foreign.length > 0 && { lang }),
  }
}
