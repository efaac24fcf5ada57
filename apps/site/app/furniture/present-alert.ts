import type { Alert, AlertLevel, Language } from '@gaashaan/contract'
import { alertMessages as en } from '../messages/en/alert.server.ts'
import { alertMessages as so } from '../messages/so/alert.server.ts'

/** The ministry's alert as the page shows it, with the words around it. */
export interface AlertView {
  readonly id: string
  readonly level: AlertLevel
  /** Where its texts are not in the page's language. */
  readonly lang?: 'so' | 'en'
  /** What kind it is, in the language of its texts. */
  readonly label: string
  readonly region: string
  readonly title: string
  readonly text?: string
  readonly link?: { readonly label: string; readonly url: string }
  /** What the button says that puts it away; only information can be. */
  readonly close?: string
}

export interface AlertNow {
  readonly alert?: AlertView
  /** Milliseconds until it begins or ends, where it will. */
  readonly changesIn?: number
}

const WORDS = { SO: so, EN: en } as const
const LANG = { SO: 'so', EN: 'en' } as const

/** The alert as it is shown at an instant, in milliseconds of the Unix epoch. */
export function presentAlert(
  alert: Alert | null | undefined,
  language: Language,
  now: number,
): AlertNow {
  if (!alert) return {}
  const from = alert.from ? Date.parse(alert.from) : Number.NEGATIVE_INFINITY
  const until = alert.until ? Date.parse(alert.until) : Number.POSITIVE_INFINITY
  if (now < from && from < until) return { changesIn: from - now }
  if (now < from || now >= until) return {}
  const { id, level, title, text, link } = alert
  const messages = WORDS[language]
  return {
    alert: {
      id,
      level,
      ...(alert.language !== language && { lang: LANG[alert.language] }),
      label: WORDS[alert.language].levels[level],
      region: messages.region,
      title,
      ...(text && { text }),
      ...(link && { link }),
      ...(level === 'information' && { close: messages.close }),
    },
    ...(Number.isFinite(until) && { changesIn: until - now }),
  }
}
