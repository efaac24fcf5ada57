/** An item as a test's export has it. */
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

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

function itemXml(item: ExportItem): string {
  const { id, type = 'post', status = 'publish', title, link = '', content = '' } = item
  const {
    date = '2020-02-03 04:05:06',
    attachment,
    password = '',
    author = '',
    excerpt = '',
    terms = [],
    meta = {},
  } = item
  return `<item>
    <title>${cdata(title)}</title><link>${link}</link>
    <dc:creator>${cdata(author)}</dc:creator><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
    <wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
    <content:encoded>${cdata(content)}</content:encoded>
    <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
    <wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
    <wp:post_password>${cdata(password)}</wp:post_password>
    ${attachment ? `<wp:attachment_url>${cdata(attachment)}</wp:attachment_url>` : ''}
    ${terms.map(([domain, slug, name]) => `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`).join('')}
    ${[...Object.entries(meta), ...(item.oldSlugs ?? []).map((slug) => ['_wp_old_slug', slug])]
      .map(
        ([key = '', value = '']) =>
          `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
      )
      .join('')}
  </item>`
}

/** A WordPress export (WXR 1.2) of a site. */
export function exportXml(
  site: string,
  items: readonly ExportItem[],
  categories: readonly (readonly [id: number, slug: string, name: string, parent?: string])[] = [],
): string {
  const listed = categories.map(
    ([id, slug, name, parent = '']) =>
      `<wp:category><wp:category_parent>${parent}</wp:category_parent><wp:term_id>${id}</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${site}</wp:base_blog_url>${listed.join('')}
${items.map(itemXml).join('\n')}
</channel></rss>`
}
