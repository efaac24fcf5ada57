import type { Alert, Language } from '@gaashaan/contract'
import { alertMessages as en } from '../messages/en/alert.server.ts'
import { alertMessages as so } from '../messages/so/alert.server.ts'

const MESSAGES = { SO: so, EN: en } as const
const LANG = { SO: 'so', EN: 'en' } as const

/** The ministry's alert as a page shows it, with the texts around it. */
export type AlertView = ReturnType<typeof alertView>

function alertView({ id, level, title, text, link, ...alert }: Alert, language: Language) {
  const messages = MESSAGES[language]
  return {
    id,
    level,
    title,
    ...(text && { text }),
    ...(link && { link }),
    // Only where the alert is not in the page's language.
    ...(alert.language !== language && { lang: LANG[alert.language] }),
    // In the language of the alert.
    label: MESSAGES[alert.language].levels[level],
    region: messages.region,
    // The label of the close button: readers can close neither a warning nor an emergency.
    ...(level === 'information' && { close: messages.close }),
  }
}

/**
 * The alert at an instant, in milliseconds of the Unix epoch, and the time until it begins or ends, where
 * it will.
 */
export function presentAlert(
  alert: Alert | null | undefined,
  language: Language,
  now: number,
): { alert?: AlertView; changesInMs?: number } {
  if (!alert) return {}
  const from = alert.from ? Date.parse(alert.from) : Number.NEGATIVE_INFINITY
  const until = alert.until ? Date.parse(alert.until) : Number.POSITIVE_INFINITY
  if (now < from && from < until) return { changesInMs: from - now }
  if (now < from || now >= until) return {}
  return {
    alert: alertView(alert, language),
    ...(Number.isFinite(until) && { changesInMs: until - now }),
  }
}
