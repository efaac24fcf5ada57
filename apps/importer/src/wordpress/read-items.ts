import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { CommandError } from '@gaashaan/desk/commands/command-errors'
import type { ImportOptions } from '../arguments.ts'
import { toIsoDate } from '../iso-date.ts'
import { addFailure, type Report } from '../report/report.ts'
import type { Position, StagingFile } from '../staging-file.ts'
import { createTermChooser } from './choose-terms.ts'
import { plainText } from './plain-text.ts'
import { readExport, type WordPressItem } from './read-export.ts'
import { skippedContentNote } from './skipped-content.ts'
import { isOurLanguage, languageCode, translatedTerms, translationGroup } from './translations.ts'

/** Types that WordPress has for itself and that readers never saw. */
const INTERNAL_TYPES =
  /^(?:nav_menu_item|revision|customize_changeset|oembed_cache|user_request|custom_css|wp_.*|acf-.*)$/

/** States of posts that are imported; all but `publish` become drafts. */
const STATUSES = ['publish', 'draft', 'pending', 'private', 'future']

const idOf = ({ fields }: WordPressItem) => Number(fields['wp:post_id'])

function languageOf(item: WordPressItem): LanguageGroup | undefined {
  const code = languageCode(item)
  return isOurLanguage(code) ? code : undefined
}

function toAttachment(item: WordPressItem) {
  const address = URL.parse(item.fields['wp:attachment_url'] ?? item.fields.guid ?? '')?.href
  if (address === undefined) return undefined
  return {
    id: idOf(item),
    address,
    title: plainText(item.fields.title ?? ''),
    alt: plainText(item.meta._wp_attachment_image_alt ?? ''),
    /** The text that a gallery shows below it. */
    caption: plainText(item.fields['excerpt:encoded'] ?? ''),
    language: languageOf(item),
  }
}

export type Attachment = NonNullable<ReturnType<typeof toAttachment>>

/** ISO 8601; `undefined` for a post without a date that can be read. */
export const publishedAtOf = ({ fields }: WordPressItem) =>
  toIsoDate(fields['wp:post_date_gmt']) ?? toIsoDate(fields.pubDate)

export const hasPassword = ({ fields }: WordPressItem) => (fields['wp:post_password'] ?? '') !== ''

/** Why an item is not imported; `undefined` for a post or page that is. */
function reasonToSkip(item: WordPressItem, withPages: boolean): string | undefined {
  const { 'wp:post_type': type = '', 'wp:status': status = '' } = item.fields
  if (type === 'page' && !withPages) return 'it is a page: --pages brings them as drafts'
  if (type !== 'post' && type !== 'page') return `it is no post but a ${type}`
  if (!(idOf(item) > 0)) return 'it has no number'
  if (!STATUSES.includes(status)) return `its status is ${status}`
  const code = languageCode(item)
  return code === undefined || isOurLanguage(code) ? undefined : `its language is ${code}`
}

/** A category's slug after those of its parents. */
function categoryPath(slug: string, parents: ReadonlyMap<string, string>): string {
  const slugs = [slug]
  let parent = parents.get(slug)
  while (parent && !slugs.includes(parent)) {
    slugs.unshift(parent)
    parent = parents.get(parent)
  }
  return slugs.join('/')
}

/**
 * Reads an export once: its posts into the staging file, and an index of them into the memory. Throws
 * `CommandError` where `options` have categories or tags that the export does not have.
 */
export async function readItems(
  file: string,
  options: Pick<ImportOptions, 'kinds' | 'terms' | 'pages'>,
  staging: StagingFile,
  report: Report,
) {
  const attachments = new Map<number, Attachment>()
  const categories = new Map<string, number>()
  const parents = new Map<string, string>()
  /** Id of the Somali category among translations of each other, by the id of each. */
  const sameCategory = new Map<number, number>()
  /** Positions of the texts of reusable blocks, by their ids. */
  const blocks = new Map<number, Position>()
  const { pages } = options
  const chooser = createTermChooser(options)
  let site = ''

  /** The part of a post that stays in the memory; the whole item is in the staging file. */
  const toIndexedPost = (item: WordPressItem, title: string, link: string) => {
    const { kind = 'news', subcategory, used } = chooser.choose(item, categories)
    const isPage = item.fields['wp:post_type'] === 'page'
    const isPublished = item.fields['wp:status'] === 'publish' && !hasPassword(item)
    const publishedAt = publishedAtOf(item)
    return {
      id: idOf(item),
      position: staging.put(item),
      title,
      link,
      /** Whether everyone could read it at the old site; without a title or a date it is a draft here. */
      isPublic: !isPage && isPublished && title !== '' && publishedAt !== undefined,
      kind: (isPage ? pages : undefined) ?? kind,
      /** `undefined` where the export has none. */
      language: languageOf(item),
      group: translationGroup(item),
      category: subcategory?.name,
      categoryId: subcategory?.id,
      /** Earlier slugs, with which old links lead to it. */
      oldSlugs: item.oldSlugs,
      publishedAt,
      /** Whether it was before the other posts. */
      isSticky: item.fields['wp:is_sticky'] === '1',
      isPage,
      /** A note on the parts of it that have no place here. */
      skippedNote: skippedContentNote(item, used),
    }
  }

  const posts: ReturnType<typeof toIndexedPost>[] = []

  function addItem(item: WordPressItem): void {
    const { fields } = item
    const { 'wp:post_type': type = '', 'content:encoded': content = '' } = fields
    const id = idOf(item)
    const attachment = type === 'attachment' ? toAttachment(item) : undefined
    if (attachment) attachments.set(id, attachment)
    if (type === 'wp_block') blocks.set(id, staging.put(content))
    if (attachment || INTERNAL_TYPES.test(type)) return
    const link = fields.link || fields.guid || `${site}/?p=${id}`
    const title = plainText(fields.title ?? '')
    const reason = reasonToSkip(item, pages !== undefined)
    if (reason !== undefined) {
      const thing = type === 'post' ? 'post' : type === 'attachment' ? 'file' : 'page'
      addFailure(report, { thing, address: link, heading: title, reason })
      return
    }
    posts.push(toIndexedPost(item, title, link))
  }

  for await (const part of readExport(file)) {
    if (part.part === 'site') site = part.address
    else if (part.part === 'item') addItem(part.item)
    else if (part.part === 'category') {
      const { 'wp:category_nicename': slug = '', 'wp:term_id': id } = part.fields
      categories.set(slug, Number(id))
      parents.set(slug, part.fields['wp:category_parent'] ?? '')
      chooser.addCategory(slug)
    } else if (part.fields['wp:term_taxonomy'] === 'term_translations') {
      const { so, en } = translatedTerms(part.fields['wp:term_description'] ?? '')
      if (so && en) sameCategory.set(so, so).set(en, so)
    }
  }
  const missing = chooser.missing()
  if (missing.length > 0) {
    throw new CommandError(`The export has no ${missing.join(', ')}: look at --as or --terms.`)
  }
  report.terms = chooser.file()
  /** Paths of the categories, such as `warar/ciidanka`, by their ids. */
  const categoryPaths = new Map(
    [...categories].map(([slug, id]) => [id, categoryPath(slug, parents)]),
  )
  return { site, posts, attachments, blocks, categoryPaths, sameCategory }
}

export type WordPressIndex = Awaited<ReturnType<typeof readItems>>

export type IndexedPost = WordPressIndex['posts'][number]
