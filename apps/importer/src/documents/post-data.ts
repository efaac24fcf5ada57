import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import { isFileKind } from '@gaashaan/desk/collections/posts/kinds'
import { videoAddressProblem } from '@gaashaan/desk/collections/posts/video-address'
import type { ConvertedText, HtmlConverter } from '../html/html-to-rich-text.ts'
import { mediaNode } from '../html/media-node.ts'
import { type AltTexts, storyAlt } from '../media/fallback-alt-text.ts'
import type { ImportedFile, MediaImporter } from '../media/import-media.ts'
import type { SourceFile, SourcePost } from '../source-items.ts'
import type { CreatedDocument } from './import-document.ts'
import type { TextContext } from './rewrite-links.ts'

const GROUPS: readonly LanguageGroup[] = ['so', 'en']

export interface PostTools {
  readonly convert: HtmlConverter
  readonly media: MediaImporter
  readonly around: Pick<TextContext, 'newPath' | 'isOwnFile' | 'isOfSource' | 'original'>
  /** Id at the desk of a subcategory that came before. */
  readonly subcategories: ReadonlyMap<string, number>
}

/** A file at the end of a text, as the editor holds one. */
function withFile(content: ConvertedText['content'], file: ImportedFile): ConvertedText['content'] {
  const root = content?.root ?? {
    type: 'root',
    version: 1,
    children: [],
    direction: null,
    format: '' as const,
    indent: 0,
  }
  const children = [...root.children, mediaNode(file, '')]
  return { root: { ...root, children } } as ConvertedText['content']
}

/** The document of a post with its pictures and files in the media. */
export async function postData(post: SourcePost, tools: PostTools): Promise<CreatedDocument> {
  const { texts, kind } = post
  const notes: string[] = [...post.notes]
  const note = (text: string) => notes.push(text)
  const alt: AltTexts = storyAlt({ so: texts.so?.title, en: texts.en?.title })
  let { incomplete } = post

  const importFile = async (file: SourceFile | undefined): Promise<ImportedFile | undefined> => {
    if (file === undefined) return undefined
    const imported = await tools.media.importFile(file, alt)
    if (imported === undefined) {
      incomplete = true
      note(`A file did not come: ${file.address}`)
    }
    return imported
  }

  const isVideoAddress =
    kind === 'videos' && post.subject && videoAddressProblem(post.subject.address) === undefined
  const subject = isVideoAddress ? undefined : await importFile(post.subject)
  const picture = await importFile(post.picture)
  const pictureId =
    picture?.sort === 'picture' ? picture.id : subject?.sort === 'picture' ? subject.id : null
  const videoId = kind === 'videos' && subject?.sort === 'video' ? subject.id : null

  const groups: Record<string, object> = {}
  for (const group of GROUPS) {
    const text = texts[group]
    if (text === undefined) continue
    const converted = await tools.convert(text.html, {
      ...tools.around,
      base: text.address,
      linesAreParagraphs: post.linesAreParagraphs ?? false,
      importFile: (address, words) =>
        tools.media.importFile(
          words === '' ? { address } : { address, alt: { [group]: words } },
          alt,
        ),
    })
    for (const words of converted.notes) note(words)
    incomplete ||= converted.incomplete
    const own = await importFile(text.file)
    const fits = isFileKind(kind) && own?.sort === 'file'
    // A file of a sort that has no field of its own here stands below the text.
    const below = [subject, fits ? undefined : own].filter(
      (file) => file !== undefined && file.sort !== 'picture' && file.id !== videoId,
    )
    const content = below.reduce(
      (at, file) => withFile(at, file as ImportedFile),
      converted.content,
    )
    const isPublic = text.isPublic && text.title.trim() !== ''
    groups[group] = {
      state: isPublic ? 'public' : 'draft',
      title: text.title,
      content,
      firstPublishedAt: isPublic ? (text.publishedAt ?? null) : null,
      ...(isFileKind(kind) && { file: fits ? own.id : null }),
    }
  }

  const dates = GROUPS.map((group) => texts[group]?.publishedAt).filter(
    (date) => date !== undefined,
  )
  const isPublic = GROUPS.some((group) => texts[group]?.isPublic)
  return {
    isDraft: !isPublic,
    incomplete,
    notes,
    data: {
      kind,
      ...groups,
      // A draft whose source tells no date has the day of its coming until a person gives one.
      ...(dates.length > 0 && { publishedAt: dates.sort()[0] }),
      picture: pictureId,
      featured: post.featured,
      subcategory:
        post.subcategory === undefined ? null : (tools.subcategories.get(post.subcategory) ?? null),
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
