import type { Language, OperationPayload } from '@gaashaan/contract'
import type { Operation } from '../../payload-types.ts'
import { isBlank } from '../blank.ts'
import { mediaPath, toPicture } from '../media/to-contract.ts'

/** Whether an operation can be shown in a language. Somali readers may see the English title. */
export function hasTitleFor(operation: Operation, language: Language): boolean {
  return !isBlank(operation.en?.title) || (language === 'SO' && !isBlank(operation.so?.title))
}

/** The language of an operation's texts for readers: English where there is no Somali title. */
export function languageOfText({ so }: Operation, language: Language): Language {
  return language === 'SO' && isBlank(so?.title) ? 'EN' : language
}

/** An operation with the texts of both languages. Only the picture's text depends on the language. */
export function toOperation(operation: Operation, language: Language): OperationPayload {
  const { so, en } = operation
  return {
    id: operation.id,
    title: en?.title || so?.title || '',
    title_so: so?.title || null,
    description: en?.description || null,
    description_so: so?.description || null,
    address: en?.address || null,
    address_so: so?.address || null,
    photo: mediaPath(operation.photo),
    picture: toPicture(operation.photo, languageOfText(operation, language)),
    status_name: operation.status,
    start_date: operation.startDate?.slice(0, 10) ?? null,
  }
}
