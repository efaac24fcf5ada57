'use client'
import { Link, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** What an event was done to, as a link if it is a document or a global of the desk. */
export function DocumentCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config, getEntityConfig } = useConfig()
  const { collection, document } = rowData as { collection?: string; document?: string }
  const text = [cellData, document && `#${document}`].filter(Boolean).join(' ') || collection || '–'
  const admin = config.routes.admin
  if (collection && document && getEntityConfig({ collectionSlug: collection })) {
    return <Link href={`${admin}/collections/${collection}/${document}`}>{text}</Link>
  }
  if (collection && !document && getEntityConfig({ globalSlug: collection })) {
    return <Link href={`${admin}/globals/${collection}`}>{text}</Link>
  }
  return <span>{text}</span>
}
