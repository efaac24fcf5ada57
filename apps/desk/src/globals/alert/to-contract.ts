import type { Alert as AlertPayload, Language } from '@gaashaan/contract'
import { isBlank } from '../../collections/blank.ts'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'

/** The language in which an alert can be shown to those who read one: theirs, else the other. */
function shownIn(alert: Alert, language: Language): Language | undefined {
  const both: readonly Language[] = language === 'SO' ? ['SO', 'EN'] : ['EN', 'SO']
  return both.find((each) => !isBlank(alert[LANGUAGE_GROUP[each]]?.title))
}

/** The alert for readers of a language; none once it is over. One that begins later is told. */
export function toAlert(alert: Alert, language: Language, now: number): AlertPayload | null {
  const shown = shownIn(alert, language)
  if (shown === undefined || (alert.until && Date.parse(alert.until) <= now)) return null
  const { title, text, linkText } = alert[LANGUAGE_GROUP[shown]] ?? {}
  return {
    id: Date.parse(alert.updatedAt ?? '').toString(36),
    level: alert.level,
    language: shown,
    title: title ?? '',
    text: text || null,
    link: alert.link && linkText ? { label: linkText, url: alert.link } : null,
    from: alert.from ?? null,
    until: alert.until ?? null,
  }
}
