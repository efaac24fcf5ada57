'use client'
import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'

/** When something was done, in Mogadishu; it leads to the entry with its change. */
export function TimeCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const instant = String(cellData)
  return (
    <Link href={`${config.routes.admin}/collections/audit/${rowData.id}`}>
      <time dateTime={instant}>{mogadishuTime(instant)}</time>
    </Link>
  )
}
