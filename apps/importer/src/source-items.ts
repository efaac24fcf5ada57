import type { PostKind } from '@gaashaan/contract'
import type { LanguageGroup } from '@gaashaan/desk/collections/language-fields'
import type { Redirect } from './report/report.ts'

/** A file as its source names it. */
export interface SourceFile {
  /** Whole address. */
  readonly address: string
  /** What a picture shows, where the source says so. */
  readonly alt?: Partial<Record<LanguageGroup, string>>
  readonly credit?: Partial<Record<LanguageGroup, string>>
}

/** A post's text in one language, as its source tells it. */
export interface SourceText {
  readonly title: string
  readonly html: string
  readonly isPublic: boolean
  /** ISO 8601; none where the source tells no date that can be read. */
  readonly publishedAt?: string
  /** Where readers or programs found it. */
  readonly address: string
  /** A file of this language. */
  readonly file?: SourceFile
}

/** A post of another system, in the form that both kinds of source are imported to. */
export interface SourcePost {
  readonly kind: PostKind
  readonly texts: Partial<Record<LanguageGroup, SourceText>>
  /** What its `post_url` names: a picture, a video or a file. */
  readonly subject?: SourceFile
  readonly picture?: SourceFile
  readonly featured: boolean
  /** Key among the subcategories that came before. */
  readonly subcategory?: string
  readonly duration?: number
  readonly opensAt?: string
  readonly closesAt?: string
  readonly reference?: string
  /** WordPress's older texts mark paragraphs by empty lines. */
  readonly linesAreParagraphs?: boolean
  /** What a person should know of it. */
  readonly notes: readonly string[]
  /** True when something of it could not be had this time. */
  readonly incomplete: boolean
}

/** A post that is due, read only when its turn comes. */
export interface DuePost {
  /** `post:12`; the same in every run. */
  readonly key: string
  /** Id to keep, when it is free. */
  readonly id: number
  /** Where it comes from, for the report. */
  readonly address: string
  readonly heading: string
  /** Throws `NotFetched` when it cannot be had. */
  load(): Promise<SourcePost>
  /** Addresses at which readers found it and that are none of ours. */
  readonly oldPaths: readonly { readonly path: string; readonly language: LanguageGroup }[]
}

export interface SourceSubcategory {
  readonly key: string
  readonly kind: PostKind
  readonly id?: number
  readonly names: Partial<Record<LanguageGroup, string>>
}

/** All that a source has, subcategories first. */
export interface SourceItems {
  /** How the source is known in the `imports` table. */
  readonly source: string
  readonly subcategories: readonly SourceSubcategory[]
  readonly posts: readonly DuePost[]
  readonly operations: readonly SourceOperation[]
  readonly leaders: readonly SourceLeader[]
  /** Files to importFile for their own sake. */
  readonly files: readonly UnattachedFile[]
  /** Old addresses that lead on by rules, whatever came. */
  readonly rules?: readonly Redirect[]
  /** Path at which readers find from now on what was at an address of the source. */
  newPath(address: string): string | undefined
  /** Whether a link leads to a file that belongs to the source. */
  isOwnFile(address: string): boolean
  /** Whether an address is one of the source's own, come along or not; unknown where absent. */
  isOfSource?(address: string): boolean
  /** Address of the whole picture that an `img` shows in a smaller size. */
  original?(image: Element): string | undefined
}

export interface SourceOperation {
  readonly key: string
  readonly id?: number
  readonly address: string
  readonly texts: Partial<
    Record<LanguageGroup, { title: string; description?: string; address?: string }>
  >
  readonly photo?: SourceFile
  readonly status: 'Active' | 'Completed' | 'Unknown'
  readonly startDate?: string
}

export interface SourceLeader {
  readonly key: string
  readonly id?: number
  readonly address: string
  readonly institution: 'ministry' | 'army'
  readonly role?: string
  readonly order: number
  readonly texts: Partial<Record<LanguageGroup, { name: string; title: string; html: string }>>
  readonly photo?: SourceFile
  readonly bgColor?: string
}

export interface UnattachedFile extends SourceFile {
  readonly title: string
  readonly oldPath?: string
}
