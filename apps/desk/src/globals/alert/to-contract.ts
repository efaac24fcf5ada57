import { createHash } from 'node:crypto'
import type { Alert as AlertPayload, Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'
import { shownIn } from './shown-in.ts'

/** Another text is another alert, which readers who put one away see; another end is not. */
function idOf({ level, so, en, link }: Alert): string {
  const said = JSON.stringify([level, so, en, link])
  return createHash('sha256').update(said).digest('base64url').slice(0, 12)
}

/** The alert for readers of a language; none once it is over. One that begins later is told. */
export function toAlert(alert: Alert, language: Language, now: number): AlertPayload | null {
  const shown = shownIn(alert, language)
  if (shown === undefined || (alert.until && Date.parse(alert.until) <= now)) return null
  const { title, text, linkText } = alert[LANGUAGE_GROUP[shown]] ?? {}
  return {
    id: idOf(alert),
    level: alert.level,
    language: shown,
    title: title ?? '',
    text: text || null,
    link: alert.link && linkText ? { label: linkText, url: alert.link } : null,
    from: alert.from ?? null,
    until: alert.until ?? null,
  }
}
