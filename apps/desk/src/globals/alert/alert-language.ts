import type { Language } from '@gaashaan/contract'
import { isBlank } from '../../collections/blank.ts'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'

/**
 * The language in which readers of a language see an alert: their own if it has a title in it, else
 * the other; `undefined` without any title.
 */
export function alertLanguage(alert: Partial<Alert>, language: Language): Language | undefined {
  const languages: readonly Language[] = language === 'SO' ? ['SO', 'EN'] : ['EN', 'SO']
  return languages.find((name) => !isBlank(alert[LANGUAGE_GROUP[name]]?.title))
}
