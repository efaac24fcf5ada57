'use client'
import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { mogadishuTime } from '../../i18n/mogadishu-time.ts'

/** The time of an event in Mogadishu, as a link to the entry. */
export function TimeCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const instant = String(cellData)
  return (
    <Link href={`${config.routes.admin}/collections/audit/${rowData.id}`}>
      <time dateTime={instant}>{mogadishuTime(instant)}</time>
    </Link>
  )
}
