'use client'
import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { mogadishuTime } from '../../words/mogadishu-time.ts'

/** When something was done, in Mogadishu; it leads to the entry, as the list's first column does. */
export function TimeCell({ cellData, link, linkURL }: DefaultCellComponentProps) {
  const instant = String(cellData)
  const time = <time dateTime={instant}>{mogadishuTime(instant)}</time>
  return link && linkURL ? <Link href={linkURL}>{time}</Link> : time
}
