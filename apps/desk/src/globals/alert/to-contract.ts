import { createHash } from 'node:crypto'
import type { Alert as AlertPayload, Language } from '@gaashaan/contract'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'
import { alertLanguage } from './alert-language.ts'

/** A changed text gives another id, so that readers who closed the alert see it again. */
function contentId({ level, so, en, link }: Alert): string {
  const content = JSON.stringify([level, so, en, link])
  return createHash('sha256').update(content).digest('base64url').slice(0, 12)
}

/** The alert for readers of a language; `null` once it is over, but not before it begins. */
export function toAlert(alert: Alert, language: Language): AlertPayload | null {
  const textLanguage = alertLanguage(alert, language)
  if (textLanguage === undefined || (alert.until && Date.parse(alert.until) <= Date.now()))
    return null
  const { title, text, linkText } = alert[LANGUAGE_GROUP[textLanguage]] ?? {}
  return {
    id: contentId(alert),
    level: alert.level,
    language: textLanguage,
    title: title ?? '',
    text: text || null,
    link: alert.link && linkText ? { label: linkText, url: alert.link } : null,
    from: alert.from ?? null,
    until: alert.until ?? null,
  }
}
