import type { Bilingual, LeadershipRole, OperationStatus } from '@gaashaan/contract'
import type { PortraitName, SceneName } from '../pictures/alt-texts.ts'

/** A block of a text: a paragraph, a heading, a list or a quotation. */
export type Block =
  | string
  | { readonly h2: string }
  | { readonly list: readonly string[] }
  | { readonly quote: string }

/** A post's text in one language. The lead is the first paragraph. */
export interface SampleText {
  readonly title: string
  readonly lead: string
  readonly body: readonly Block[]
}

export const SUBCATEGORIES = {
  maritime: { SO: 'Badda', EN: 'Maritime' },
  health: { SO: 'Caafimaadka', EN: 'Health' },
  training: { SO: 'Tababarka', EN: 'Training' },
  development: { SO: 'Horumarinta', EN: 'Development' },
} as const satisfies Record<string, Bilingual<string>>

export type SubcategoryName = keyof typeof SUBCATEGORIES

export interface SamplePost {
  /** ISO time with Mogadishu's offset. */
  readonly at: string
  readonly scene?: SceneName
  /** The text in both languages, or in one of them. */
  readonly texts: Readonly<Partial<Bilingual<SampleText>>>
}

export interface SampleNews extends SamplePost {
  readonly scene: SceneName
  readonly subcategory: SubcategoryName
  readonly featured?: true
  /** Scene of the operation to which the post belongs. */
  readonly operation?: SceneName
}

/** A post with a PDF in each language that has the same text. */
export interface SamplePaper extends SamplePost {
  /** The start of the PDF files' names. */
  readonly file: string
  readonly texts: Bilingual<SampleText>
}

export interface SampleVideo extends SamplePost {
  readonly scene: SceneName
  readonly texts: Bilingual<SampleText>
  /** Length of the film. */
  readonly seconds: number
  /** A file in `clips/`, or the URL of a video host. */
  readonly film: { readonly clip: string } | { readonly address: string }
  readonly featured?: true
}

export interface SampleTender extends SamplePaper {
  readonly reference: string
  /** ISO time. */
  readonly opens: string
  /** ISO time. */
  readonly closes: string
}

export interface SampleOperation {
  readonly scene: SceneName
  readonly photos?: readonly SceneName[]
  readonly status: OperationStatus
  /** ISO date; left out if the day is not known. */
  readonly starts?: string
  readonly featured?: true
  readonly title: Bilingual<string>
  readonly description: Bilingual<string>
  readonly address: Bilingual<string>
}

/** A leader of the ministry (with a role) or of the army (with a title of its own). */
export interface SampleLeader {
  readonly role?: LeadershipRole
  readonly title: Bilingual<string>
  readonly name: Bilingual<string>
  readonly portrait?: PortraitName
  /** Hexadecimal or rgba; the page's green by default. */
  readonly color?: string
  readonly description: Bilingual<Pick<SampleText, 'lead' | 'body'>>
}
