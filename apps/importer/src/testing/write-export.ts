import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An item of an export. */
export interface ExportItem {
  readonly id: number
  readonly type?: 'post' | 'page' | 'attachment' | 'nav_menu_item' | 'wp_block'
  readonly status?: string
  readonly title: string
  readonly link?: string
  readonly content?: string
  readonly date?: string
  readonly attachment?: string
  readonly password?: string
  readonly author?: string
  readonly excerpt?: string
  readonly isSticky?: boolean
  readonly terms?: readonly (readonly [domain: string, slug: string, name: string])[]
  readonly oldSlugs?: readonly string[]
  readonly meta?: Readonly<Record<string, string>>
}

/** Writes a text into a new file with the name of an export. */
export function writeTemporaryFile(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'gaashaan-export-')), 'export.xml')
  writeFileSync(file, text)
  return file
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function itemXml(item: ExportItem): string {
  const { id, type = 'post', status = 'publish', title, link = '', content = '' } = item
  const { date = '2020-02-03 04:05:06', attachment, terms = [], oldSlugs = [] } = item
  const meta = [
    ...Object.entries(item.meta ?? {}),
    ...oldSlugs.map((slug) => ['_wp_old_slug', slug] as const),
  ]
  return `<item>
    <title>${cdata(title)}</title><link>${link}</link>
    <dc:creator>${cdata(item.author ?? '')}</dc:creator><excerpt:encoded>${cdata(item.excerpt ?? '')}</excerpt:encoded>
    <wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
    <content:encoded>${cdata(content)}</content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
    <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
    <wp:post_password>${cdata(item.password ?? '')}</wp:post_password>
    ${attachment ? `<wp:attachment_url>${cdata(attachment)}</wp:attachment_url>` : ''}
    ${terms.map(([domain, slug, name]) => `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`).join('')}
    ${meta
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
      )
      .join('')}
  </item>`
}

export type ExportCategory = readonly [id: number, slug: string, name: string, parent?: string]

/** Writes a WordPress export (WXR 1.2) of a site into a new file. */
export function writeExport(
  site: string,
  items: readonly ExportItem[],
  categories: readonly ExportCategory[] = [],
): string {
  const categoryXml = categories.map(
    ([id, slug, name, parent = '']) =>
      `<wp:category><wp:category_parent>${parent}</wp:category_parent><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`,
  )
  return writeTemporaryFile(`<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${site}</wp:base_blog_url>${categoryXml.join('')}
${items.map(itemXml).join('\n')}
</channel></rss>`)
}
