import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { ByLanguage } from './by-language.ts'
import type { Redirect } from './report/report.ts'

// The properties of files, texts, posts, operations and leaders are part of stored fingerprints
// (`documents/fingerprint.ts`): with another name, everything would count as changed at its source.

/** A file at its source. */
export interface SourceFile {
  /** Its URL. */
  readonly address: string
  /** What a picture shows, where the source says so. */
  readonly alt?: ByLanguage<string> | undefined
  readonly credit?: ByLanguage<string> | undefined
}

/** A post's text in one language. */
export interface SourceText {
  readonly title: string
  readonly html: string
  readonly isPublic: boolean
  /** ISO 8601; absent where the source has no date that can be read. */
  readonly publishedAt?: string | undefined
  /** The URL at which readers or programs found it. */
  readonly address: string
  /** A file of this language. */
  readonly file?: SourceFile | undefined
}

/** A post of another system, in the form that both kinds of source are converted to. */
export interface SourcePost {
  readonly kind: PostKind
  readonly texts: ByLanguage<SourceText>
  /** The file of its `post_url`: a picture, a video or a document. */
  readonly subject?: SourceFile | undefined
  readonly picture?: SourceFile | undefined
  readonly featured: boolean
  /** Key of one of the source's subcategories. */
  readonly subcategory?: string | undefined
  readonly duration?: number | undefined
  readonly opensAt?: string | undefined
  readonly closesAt?: string | undefined
  readonly reference?: string | undefined
  /** WordPress's older texts mark paragraphs by empty lines. */
  readonly linesAreParagraphs?: boolean
  /** Remarks for a person. */
  readonly notes: readonly string[]
  /** True when a part of it could not be fetched this time. */
  readonly incomplete: boolean
}

/** A post that is loaded only when its turn comes. */
export interface QueuedPost {
  /** `post:12`; the same in every run. */
  readonly key: string
  /** Its id at the source, which it keeps where that is free. */
  readonly id: number
  /** Its URL at the source, for the report. */
  readonly address: string
  readonly heading: string
  /** Throws `FetchError` when it cannot be fetched. */
  load(): Promise<SourcePost>
  /** Paths at which readers found it, unless they are also ours. */
  readonly oldPaths: readonly { readonly path: string; readonly language: LanguageGroup }[]
}

export interface SourceSubcategory {
  readonly key: string
  readonly kind: PostKind
  readonly id?: number | undefined
  readonly names: ByLanguage<string>
}

/** What the links and pictures of a text need to know of their source. */
export interface SourceLinks {
  /** The new path of a page that was at a URL of the source. */
  newPath(url: string): string | undefined
  /** Whether a link leads to a file of the source. */
  isSourceFile(url: string): boolean
  /** Whether a URL is the source's own, imported or not; unknown where absent. */
  isSourceUrl?(url: string): boolean
  /** URL of the whole picture that an `img` shows in a smaller size. */
  fullSizeUrl?(image: Element): string | undefined
}

/** All items of a source. */
export interface SourceItems extends SourceLinks {
  /** The source's name in the `imports` table. */
  readonly source: string
  readonly subcategories: readonly SourceSubcategory[]
  readonly posts: readonly QueuedPost[]
  readonly operations: readonly SourceOperation[]
  readonly leaders: readonly SourceLeader[]
  /** Files that are imported whether a post uses them or not. */
  readonly files: readonly UnattachedFile[]
  /** Redirects by rules, which do not depend on what is imported. */
  readonly rules: readonly Redirect[]
}

export interface SourceOperation {
  readonly key: string
  readonly id?: number | undefined
  readonly address: string
  readonly texts: ByLanguage<{
    title: string
    description?: string | undefined
    address?: string | undefined
  }>
  readonly photo?: SourceFile | undefined
  readonly status: 'Active' | 'Completed' | 'Unknown'
  readonly startDate?: string | undefined
}

export interface SourceLeader {
  readonly key: string
  readonly id?: number | undefined
  readonly address: string
  readonly institution: 'ministry' | 'army'
  readonly role?: string | undefined
  readonly order: number
  readonly texts: ByLanguage<{ name: string; title: string; html: string }>
  readonly photo?: SourceFile | undefined
  readonly bgColor?: string | undefined
}

export interface UnattachedFile extends SourceFile {
  readonly title: string
  readonly oldPath?: string | undefined
}
