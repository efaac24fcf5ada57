'use client'
import { useField } from '@payloadcms/ui'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'
import { auditEventLabel } from '../audit-event-labels.ts'
import './audit.css'
import { useMessages } from '../../i18n/use-messages.ts'

/** The heading of an entry: the label of the event and its time in Mogadishu. */
export function EntryTime() {
  const { t } = useMessages()
  const { value: createdAt } = useField<string>({ path: 'createdAt' })
  const { value: action } = useField<string>({ path: 'action' })
  if (!createdAt) return null
  return (
    <p className="audit-head">
      {t(auditEventLabel(action ?? ''))},{' '}
      <time dateTime={createdAt}>
        {mogadishuTime(createdAt)} {t({ en: '(Mogadishu)', so: '(Muqdisho)' })}
      </time>
    </p>
  )
}
