'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../../i18n/use-messages.ts'
import { auditEventLabel } from '../audit-event-labels.ts'

/** What was done, in words, and of a post in which language. */
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
