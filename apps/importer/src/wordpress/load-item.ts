import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { type ByLanguage, languageEntries } from '../by-language.ts'
import type { SourceFile, SourcePost, SourceText } from '../source-items.ts'
import type { StagingFile } from '../staging-file.ts'
import { plainText } from './plain-text.ts'
import type { WordPressItem } from './read-export.ts'
import {
  type Attachment,
  hasPassword,
  type IndexedPost,
  publishedAtOf,
  type WordPressIndex,
} from './read-items.ts'
import { expandReusableBlocks } from './reusable-blocks.ts'
import { expandShortcodes } from './shortcodes.ts'

/** The file of an attachment; its text is in the attachment's language, or else in the fallback. */
export function sourceFile(
  { address, alt, language }: Attachment,
  fallback: LanguageGroup,
): SourceFile {
  return { address, alt: alt === '' ? undefined : { [language ?? fallback]: alt } }
}

/** Whether a text has its own paragraphs; older texts may mark them by empty lines alone. */
const hasParagraphs = (html: string) => html.includes('<!-- wp:') || /<p[\s>]/i.test(html)

/** Other items of the export that a text shows. */
interface LinkedItems {
  readonly findAttachment: (id: number) => Attachment | undefined
  readonly findBlock: (id: number) => string | undefined
}

function convertText(item: WordPressItem, post: IndexedPost, linked: LinkedItems) {
  const { fields } = item
  const { isPage, isPublic, skippedNote } = post
  const notes: string[] = []
  const title = plainText(fields.title ?? '')
  const publishedAt = publishedAtOf(item)
  const isLocked = hasPassword(item)
  if (isPage) notes.push('It was a page: it waits as a draft until a person gives it a place.')
  if (isLocked) notes.push('It had a password: it waits as a draft.')
  if (title === '') notes.push('It has no title: it waits as a draft.')
  const isPublished = fields['wp:status'] === 'publish' && !isLocked && title !== ''
  if (isPublished && publishedAt === undefined) notes.push('It has no date: it waits as a draft.')
  if (skippedNote !== undefined) notes.push(skippedNote)
  const content = fields['content:encoded'] ?? ''
  const source = expandReusableBlocks(content, linked.findBlock, notes)
  const html = expandShortcodes(source, linked.findAttachment, notes)
  const text: SourceText = { title, html, isPublic, address: fields.link ?? '', publishedAt }
  return { text, notes, linesAreParagraphs: !hasParagraphs(source) }
}

/** Loads a post with its translation from the staging file. */
export function loadItem(
  items: ByLanguage<IndexedPost>,
  kind: PostKind,
  subcategory: string | undefined,
  { attachments, blocks }: Pick<WordPressIndex, 'attachments' | 'blocks'>,
  staging: StagingFile,
): SourcePost {
  const linked: LinkedItems = {
    findAttachment: (id) => attachments.get(id),
    findBlock: (id) => {
      const position = blocks.get(id)
      return position && (staging.get(position) as string)
    },
  }
  const texts: ByLanguage<SourceText> = {}
  const notes: string[] = []
  let picture: SourceFile | undefined
  let linesAreParagraphs = false
  for (const [group, post] of languageEntries(items)) {
    const item = staging.get(post.position) as WordPressItem
    const converted = convertText(item, post, linked)
    texts[group] = converted.text
    notes.push(...converted.notes)
    linesAreParagraphs ||= converted.linesAreParagraphs
    const thumbnail = Number(item.meta._thumbnail_id)
    const attachment = attachments.get(thumbnail)
    if (attachment) picture ??= sourceFile(attachment, group)
    else if (thumbnail > 0) notes.push(`Its picture is not in the export: ${thumbnail}`)
  }
  return {
    kind,
    texts,
    picture,
    featured: Object.values(items).some(({ isSticky }) => isSticky),
    subcategory,
    linesAreParagraphs,
    notes,
    incomplete: false,
  }
}
