import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { Refused } from '@gaashaan/desk/commands/refusals'
import type { ImportOptions } from '../arguments.ts'
import { momentOf } from '../moment.ts'
import type { Report } from '../report/report.ts'
import type { Place, StagingFile } from '../staging-file.ts'
import { createTermChooser } from './choose-terms.ts'
import { isOurs, languageCode, translatedTerms, translationGroup } from './language-of.ts'
import { plainText } from './plain-text.ts'
import { readExport, type WordPressItem } from './read-export.ts'
import { skippedContent } from './skipped-content.ts'

/** What is held of a post while the export is read; its words are in the staging. */
export interface IndexedPost {
  readonly id: number
  readonly place: Place
  readonly title: string
  readonly link: string
  /** Whether everyone could read it there. */
  readonly isPublic: boolean
  readonly kind: PostKind
  /** `undefined` where the export names none. */
  readonly language: LanguageGroup | undefined
  readonly group: string | undefined
  /** Name of its first category. */
  readonly category: string | undefined
  readonly categoryId: number | undefined
  /** Slugs that it had before, under which its old links lead to it. */
  readonly oldSlugs: readonly string[]
  readonly publishedAt: string | undefined
  /** Whether it stood before the others. */
  readonly isSticky: boolean
  readonly isPage: boolean
  /** What of it has no place here, in a sentence. */
  readonly leftBehind: string | undefined
}

export interface Attachment {
  readonly id: number
  readonly address: string
  readonly title: string
  readonly alt: string
  /** What a gallery shows below it. */
  readonly caption: string
  readonly language: LanguageGroup | undefined
}

export interface WordPressIndex {
  readonly site: string
  readonly posts: readonly IndexedPost[]
  readonly attachments: ReadonlyMap<number, Attachment>
  /** Where the words of reusable blocks are, by their numbers. */
  readonly blocks: ReadonlyMap<number, Place>
  /** Paths of the categories, such as `warar/ciidanka`, by their numbers. */
  readonly categoryPaths: ReadonlyMap<number, string>
  /** Id of the Somali category of those that are translations of each other, by each one's id. */
  readonly sameCategory: ReadonlyMap<number, number>
}

/** What WordPress keeps for itself: nothing that readers had. */
const ITS_OWN =
  /^(?:nav_menu_item|revision|customize_changeset|oembed_cache|user_request|custom_css|wp_.*|acf-.*)$/

/** States whose texts come; all but `publish` as drafts. */
const STATUSES = ['publish', 'draft', 'pending', 'private', 'future']

const idOf = ({ fields }: WordPressItem) => Number(fields['wp:post_id'])

function languageOf(item: WordPressItem): LanguageGroup | undefined {
  const code = languageCode(item)
  return code !== undefined && isOurs(code) ? code : undefined
}

function attachmentOf(item: WordPressItem): Attachment | undefined {
  const address = URL.parse(item.fields['wp:attachment_url'] ?? item.fields.guid ?? '')?.href
  if (address === undefined) return undefined
  return {
    id: idOf(item),
    address,
    title: plainText(item.fields.title ?? ''),
    alt: plainText(item.meta._wp_attachment_image_alt ?? ''),
    caption: plainText(item.fields['excerpt:encoded'] ?? ''),
    language: languageOf(item),
  }
}

/** When a post was published, in ISO 8601; `undefined` where it has no date that can be read. */
export const publishedAtOf = ({ fields }: WordPressItem) =>
  momentOf(fields['wp:post_date_gmt']) ?? momentOf(fields.pubDate)

/** Whether a post has a password. */
export const isLocked = ({ fields }: WordPressItem) => (fields['wp:post_password'] ?? '') !== ''

/** Whether everyone could read a post; one without a title or a date is not public here. */
function isPublicItem(item: WordPressItem): boolean {
  const { 'wp:status': status, title = '' } = item.fields
  const hasTitle = plainText(title) !== ''
  return status === 'publish' && !isLocked(item) && hasTitle && publishedAtOf(item) !== undefined
}

/** Why an item does not come; `undefined` for a post that does, or a page where those are asked for. */
function whyNot(item: WordPressItem, withPages: boolean): string | undefined {
  const { 'wp:post_type': type = '', 'wp:status': status = '' } = item.fields
  if (type === 'page' && !withPages) return 'it is a page: --pages brings them as drafts'
  if (type !== 'post' && type !== 'page') return `it is no post but a ${type}`
  if (!(idOf(item) > 0)) return 'it has no number'
  if (!STATUSES.includes(status)) return `its status is ${status}`
  const code = languageCode(item)
  return code !== undefined && !isOurs(code) ? `its language is ${code}` : undefined
}

/** A category's slug after those of its parents. */
function pathOf(slug: string, parents: ReadonlyMap<string, string>): string {
  const slugs = [slug]
  let parent = parents.get(slug)
  while (parent && !slugs.includes(parent)) {
    slugs.unshift(parent)
    parent = parents.get(parent)
  }
  return slugs.join('/')
}

/**
 * Reads an export once; posts go to the staging, and an index of them into the memory. Throws `Refused`
 * where categories or tags are asked for that the export does not have.
 */
export async function readItems(
  file: string,
  options: Pick<ImportOptions, 'kinds' | 'terms' | 'pages'>,
  staging: StagingFile,
  report: Report,
): Promise<WordPressIndex> {
  const posts: IndexedPost[] = []
  const attachments = new Map<number, Attachment>()
  const categories = new Map<string, number>()
  const parents = new Map<string, string>()
  const sameCategory = new Map<number, number>()
  const blocks = new Map<number, Place>()
  const { pages } = options
  const chooser = createTermChooser(options)
  let site = ''
  for await (const found of readExport(file)) {
    if (found.part === 'site') site = found.address
    else if (found.part === 'category') {
      const { 'wp:category_nicename': slug = '', 'wp:term_id': id } = found.fields
      categories.set(slug, Number(id))
      parents.set(slug, found.fields['wp:category_parent'] ?? '')
      chooser.know(slug)
    } else if (found.part === 'term') {
      const { 'wp:term_taxonomy': taxonomy, 'wp:term_description': description = '' } = found.fields
      const ids = taxonomy === 'term_translations' ? translatedTerms(description) : {}
      if (ids.so && ids.en) sameCategory.set(ids.so, ids.so).set(ids.en, ids.so)
    } else if (found.part === 'item') {
      const { item } = found
      const type = item.fields['wp:post_type'] ?? ''
      const attachment = type === 'attachment' ? attachmentOf(item) : undefined
      if (attachment) attachments.set(attachment.id, attachment)
      if (type === 'wp_block')
        blocks.set(idOf(item), staging.put(item.fields['content:encoded'] ?? ''))
      if (attachment || ITS_OWN.test(type)) continue
      const address = item.fields.link || item.fields.guid || `${site}/?p=${idOf(item)}`
      const title = plainText(item.fields.title ?? '')
      const reason = whyNot(item, pages !== undefined)
      if (reason !== undefined) {
        const thing = type === 'post' ? 'post' : type === 'attachment' ? 'file' : 'page'
        report.entries.push({ thing, outcome: 'failed', address, heading: title, reason })
        continue
      }
      const { kind = 'news', subcategory, used } = chooser.choose(item, categories)
      const isPage = type === 'page'
      posts.push({
        id: idOf(item),
        place: staging.put(item),
        title,
        link: address,
        isPublic: !isPage && isPublicItem(item),
        kind: (isPage ? pages : undefined) ?? kind,
        language: languageOf(item),
        group: translationGroup(item),
        category: subcategory?.name,
        categoryId: subcategory?.id,
        oldSlugs: item.oldSlugs,
        publishedAt: publishedAtOf(item),
        isSticky: item.fields['wp:is_sticky'] === '1',
        isPage,
        leftBehind: skippedContent(item, used),
      })
    }
  }
  const unknown = chooser.unknown()
  if (unknown.length > 0) {
    throw new Refused(`The export has no ${unknown.join(', ')}: look at --as or --terms.`)
  }
  report.terms = chooser.file()
  const categoryPaths = new Map([...categories].map(([slug, id]) => [id, pathOf(slug, parents)]))
  return { site, posts, attachments, blocks, categoryPaths, sameCategory }
}
