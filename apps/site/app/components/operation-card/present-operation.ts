import type { Language, Operation, OperationStatus } from '@gaashaan/contract'
import { PLACES, type Place } from '../../api/picture-places.ts'
import { type PagePicture, pictureOf } from '../../api/pictures.ts'
import { isoDay, longDate } from '../../language/dates.ts'
import { operationAddress } from './operation-address.ts'

/** An operation as a card shows it, in one language. */
export interface OperationOnPage {
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
}

/** In Somali the Somali text where there is one (Specification §3). */
function pick(
  language: Language,
  text: string | null | undefined,
  somali: string | null | undefined,
): string | undefined {
  const chosen = language === 'SO' ? somali?.trim() || text : text
  return chosen?.trim() || undefined
}

/** The operation with the texts of the language; parts that it lacks are `undefined`. */
export function presentOperation(
  operation: Operation,
  language: Language,
  place: Place = PLACES.third,
): OperationOnPage {
  const title = pick(language, operation.title, operation.title_so) ?? ''
  const { start_date, status_name, picture, photo } = operation
  return {
    key: String(operation.id ?? operation.title),
    to: operationAddress(operation),
    title,
    description: pick(language, operation.description, operation.description_so),
    address: pick(language, operation.address, operation.address_so),
    // A host that names no status at all has an unknown one, too.
    status: status_name,
    picture: pictureOf(picture, photo, title, place),
    start: (start_date && longDate(start_date, language)) || undefined,
    startDay: (start_date && isoDay(start_date)) || undefined,
  }
}
