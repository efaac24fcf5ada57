'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useMessages } from '../../i18n/use-messages.ts'
import { deedWords } from '../audit-event-labels.ts'

/** What was done, in words, and of a post in which language. */
export function DeedCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { t } = useMessages()
  const language = rowData.language as string | null
  return (
    <span>
      {t(deedWords(String(cellData)))}
      {language && ` (${language})`}
    </span>
  )
}
