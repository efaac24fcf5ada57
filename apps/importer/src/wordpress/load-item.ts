import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { SourceFile, SourcePost, SourceText } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import {
  type Attachment,
  type IndexedPost,
  isLocked,
  publishedAtOf,
  type WordPressIndex,
} from './read-items.ts'
import { expandReusableBlocks } from './reusable-blocks.ts'
import { expandShortcodes } from './shortcodes.ts'

export interface DueItems {
  readonly kind: PostKind
  readonly items: Partial<Record<LanguageGroup, IndexedPost>>
  readonly subcategory?: string
}

/** The file of an attachment with what it shows, as far as the export says. */
export function fileOf({ address, alt }: Attachment, language: LanguageGroup): SourceFile {
  return { address, ...(alt !== '' && { alt: { [language]: alt } }) }
}

/** Texts of the block editor say so in comments; others may mark paragraphs by empty lines alone. */
const isOfBlocks = (html: string) => html.includes('<!-- wp:') || /<p[\s>]/i.test(html)

/** What a text shows of other items of the export. */
interface Others {
  readonly pictureOf: (id: number) => Attachment | undefined
  readonly blockOf: (id: number) => string | undefined
}

function textOf(item: WordPressItem, post: IndexedPost, { pictureOf, blockOf }: Others) {
  const { fields } = item
  const { isPage, isPublic } = post
  const notes: string[] = []
  const title = plainText(fields.title ?? '')
  const publishedAt = publishedAtOf(item)
  if (isPage) notes.push('It was a page: it waits as a draft until a person gives it a place.')
  if (isLocked(item)) notes.push('It had a password: it waits as a draft.')
  if (title === '') notes.push('It has no title: it waits as a draft.')
  const isDue = fields['wp:status'] === 'publish' && !isLocked(item) && title !== ''
  if (isDue && publishedAt === undefined) notes.push('It has no date: it waits as a draft.')
  if (post.leftBehind !== undefined) notes.push(post.leftBehind)
  const source = expandReusableBlocks(fields['content:encoded'] ?? '', blockOf, notes)
  const html = expandShortcodes(source, pictureOf, notes)
  const text: SourceText = {
    title,
    html,
    isPublic,
    address: fields.link ?? '',
    ...(publishedAt && { publishedAt }),
  }
  return { text, notes, hasLines: !isOfBlocks(source) }
}

/** Reads a post with its translation from the staging. */
export function loadItem(
  { kind, items, subcategory }: DueItems,
  { attachments, blocks }: Pick<WordPressIndex, 'attachments' | 'blocks'>,
  staging: StagingFile,
): SourcePost {
  const others: Others = {
    pictureOf: (id) => attachments.get(id),
    blockOf: (id) => {
      const place = blocks.get(id)
      return place && (staging.get(place) as string)
    },
  }
  const texts: Partial<Record<LanguageGroup, SourceText>> = {}
  const notes: string[] = []
  let picture: SourceFile | undefined
  let linesAreParagraphs = false
  for (const [group, post] of Object.entries(items) as [LanguageGroup, IndexedPost][]) {
    const item = staging.get(post.place) as WordPressItem
    const loaded = textOf(item, post, others)
    texts[group] = loaded.text
    notes.push(...loaded.notes)
    linesAreParagraphs ||= loaded.hasLines
    const thumbnail = Number(item.meta._thumbnail_id)
    const attachment = attachments.get(thumbnail)
    if (attachment) picture ??= fileOf(attachment, attachment.language ?? group)
    else if (thumbnail > 0) notes.push(`Its picture is not in the export: ${thumbnail}`)
  }
  return {
    kind,
    texts,
    ...(picture && { picture }),
    featured: Object.values(items).some(({ isSticky }) => isSticky),
    ...(subcategory && { subcategory }),
    linesAreParagraphs,
    notes,
    incomplete: false,
  }
}
