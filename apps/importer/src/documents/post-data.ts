import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { isFileKind } from '@gaashaan/desk/collections/posts/kinds'
import { richText } from '@gaashaan/desk/collections/posts/rich-text'
import { videoAddressProblem } from '@gaashaan/desk/collections/posts/video-address'
import type { ConvertedText } from '../html/html-to-rich-text.ts'
import { mediaNode } from '../html/media-node.ts'
import { storyAlt } from '../media/fallback-alt-text.ts'
import type { ImportedFile } from '../media/import-media.ts'
import type { SourceFile, SourcePost } from '../source-items.ts'
import type { DocumentData, ImportContext } from './import-document.ts'

const GROUPS: readonly LanguageGroup[] = ['so', 'en']

/** A text with a file added at its end. */
function withFile(content: ConvertedText['content'], file: ImportedFile): ConvertedText['content'] {
  const { root } = content ?? { root: { ...richText([]).root, direction: null } }
  const children = [...root.children, mediaNode(file, '')]
  return { root: { ...root, children } } as ConvertedText['content']
}

/** The document of a post; imports its pictures and files. */
export async function postData(
  post: SourcePost,
  { convert, importFile, links }: ImportContext,
  subcategories: ReadonlyMap<string, number>,
): Promise<DocumentData> {
  const { texts, kind } = post
  const notes = [...post.notes]
  const alt = storyAlt({ so: texts.so?.title, en: texts.en?.title })
  let { incomplete } = post

  const importOptional = async (
    file: SourceFile | undefined,
  ): Promise<ImportedFile | undefined> => {
    if (file === undefined) return undefined
    const imported = await importFile(file, alt)
    if (imported === undefined) {
      incomplete = true
      notes.push(`A file did not come: ${file.address}`)
    }
    return imported
  }

  const isVideoAddress =
    kind === 'videos' && post.subject && videoAddressProblem(post.subject.address) === undefined
  const subject = isVideoAddress ? undefined : await importOptional(post.subject)
  const picture = await importOptional(post.picture)
  const pictureId = [picture, subject].find((file) => file?.kind === 'picture')?.id ?? null
  const videoId = kind === 'videos' && subject?.kind === 'video' ? subject.id : null

  const groups: Record<string, object> = {}
  for (const group of GROUPS) {
    const text = texts[group]
    if (text === undefined) continue
    const converted = await convert(text.html, {
      ...links,
      base: text.address,
      linesAreParagraphs: post.linesAreParagraphs ?? false,
      importFile: (address, altText) =>
        importFile({ address, alt: altText ? { [group]: altText } : undefined }, alt),
    })
    notes.push(...converted.notes)
    incomplete ||= converted.incomplete
    const file = await importOptional(text.file)
    const hasField = isFileKind(kind) && file?.kind === 'file'
    // A file without a field for it stands below the text.
    const below = [subject, hasField ? undefined : file].filter((candidate) => {
      return candidate !== undefined && candidate.kind !== 'picture' && candidate.id !== videoId
    }) as ImportedFile[]
    const isPublic = text.isPublic && text.title.trim() !== ''
    groups[group] = {
      state: isPublic ? 'public' : 'draft',
      title: text.title,
      content: below.reduce(withFile, converted.content),
      firstPublishedAt: isPublic ? (text.publishedAt ?? null) : null,
      ...(isFileKind(kind) && { file: hasField ? file.id : null }),
    }
  }

  const dates = GROUPS.flatMap((group) => texts[group]?.publishedAt ?? [])
  const isPublic = GROUPS.some((group) => texts[group]?.isPublic)
  return {
    isDraft: !isPublic,
    incomplete,
    notes,
    data: {
      kind,
      ...groups,
      // A draft without a date at its source has the day of its import until a person sets one.
      ...(dates.length > 0 && { publishedAt: dates.sort()[0] }),
      picture: pictureId,
      featured: post.featured,
      subcategory: subcategories.get(post.subcategory ?? '') ?? null,
      ...(kind === 'videos' && {
        video: videoId,
        videoAddress: isVideoAddress ? post.subject?.address : null,
        duration: post.duration ?? null,
      }),
      ...(kind === 'tenders' && {
        opensAt: post.opensAt ?? null,
        closesAt: post.closesAt ?? null,
        reference: post.reference ?? null,
      }),
      _status: isPublic ? 'published' : 'draft',
    },
  }
}
