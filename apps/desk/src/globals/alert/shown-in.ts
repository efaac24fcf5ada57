import type { Language } from '@gaashaan/contract'
import { isBlank } from '../../collections/blank.ts'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'

/** The language in which an alert is shown to those who read one: theirs, else the other; none without a title. */
export function shownIn(alert: Partial<Alert>, language: Language): Language | undefined {
  const both: readonly Language[] = language === 'SO' ? ['SO', 'EN'] : ['EN', 'SO']
  return both.find((each) => !isBlank(alert[LANGUAGE_GROUP[each]]?.title))
}
