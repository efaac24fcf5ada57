import { escapeHtml } from '@gaashaan/http/escape-html'
import { textHash } from '@gaashaan/transparency-log/text-hash'
import { isBlank } from '../../collections/blank.ts'
import { LANGUAGE_GROUP } from '../../collections/language-fields.ts'
import type { Alert } from '../../payload-types.ts'
import { logChanges, type TextNow } from '../../transparency-log/log-changes.ts'
import type { LogGlobal } from '../on-public-change.ts'

/** The alert in both languages as it is now. A language without a title has none. */
export const loggedAlert = (alert: Partial<Alert>): TextNow[] =>
  Object.values(LANGUAGE_GROUP).map((group) => {
    const { title, text } = alert[group] ?? {}
    return {
      subject: `alert:${group}`,
      state: alert._status === 'published' && !isBlank(title) ? 'public' : 'withdrawn',
      text: {
        kind: 'alert',
        id: null,
        language: group,
        reference: '',
        text: textHash(title ?? '', escapeHtml(text ?? '')),
        files: [],
      },
      at: undefined,
    }
  })

/** Writes the alert of both languages to the log when it is published, changed or taken down. */
export const logAlert: LogGlobal = (req, before = {}, after = {}) => {
  const former = loggedAlert(before)
  const changes = loggedAlert(after).map((text, place) => ({ before: former[place], after: text }))
  return logChanges(req, changes)
}
