'use client'
import { useField } from '@payloadcms/ui'
import './audit.css'
import { useMessages } from '../../i18n/use-messages.ts'

const MESSAGES = {
  change: { en: 'Change', so: 'Isbeddelka' },
  field: { en: 'Field', so: 'Goobta' },
  before: { en: 'Before', so: 'Ka hor' },
  after: { en: 'After', so: 'Ka dib' },
} as const

const format = (value: unknown): string => {
  if (value === null || value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isPair = (value: unknown): value is [unknown, unknown] =>
  Array.isArray(value) && value.length === 2

/** The changes as a table. Payload's JSON field would load its editor from another company's server. */
export function EntryChange() {
  const { t } = useMessages()
  const { value } = useField<Record<string, unknown> | null>({ path: 'change' })
  if (!value || typeof value !== 'object') return null
  return (
    <div className="audit-change">
      <table>
        <caption>{t(MESSAGES.change)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(MESSAGES.field)}</th>
            <th scope="col">{t(MESSAGES.before)}</th>
            <th scope="col">{t(MESSAGES.after)}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(value).map(([field, change]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              {isPair(change) ? (
                <>
                  <td>{format(change[0])}</td>
                  <td>{format(change[1])}</td>
                </>
              ) : (
                <td colSpan={2}>{format(change)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
