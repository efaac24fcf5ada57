'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../../i18n/use-messages.ts'
import { auditEventLabel } from '../audit-event-labels.ts'

/** The label of an event, with the language for a post. */
export function AuditEventCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const language = rowData.language as string | null
  return (
    <span>
      {t(auditEventLabel(String(cellData)))}
      {language && ` (${language})`}
    </span>
  )
}
