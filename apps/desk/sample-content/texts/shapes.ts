import type { Bilingual, LeadershipRole, OperationStatus } from '@gaashaan/contract'
import type { PortraitName, SceneName } from '../pictures/alt-texts.ts'

/** A piece of a text: a paragraph, or a heading, a list or a quotation. */
export type Block =
  | string
  | { readonly h2: string }
  | { readonly list: readonly string[] }
  | { readonly quote: string }

/** One language's words of a post. The lead is the first paragraph. */
export interface SampleText {
  readonly title: string
  readonly lead: string
  readonly body: readonly Block[]
}

/** A text in both languages, or in one alone. */
export type SampleTexts = Readonly<Partial<Bilingual<SampleText>>>

export const SUBCATEGORIES = {
  maritime: { SO: 'Badda', EN: 'Maritime' },
  health: { SO: 'Caafimaadka', EN: 'Health' },
  training: { SO: 'Tababarka', EN: 'Training' },
  development: { SO: 'Horumarinta', EN: 'Development' },
} as const satisfies Record<string, Bilingual<string>>

export type SubcategoryName = keyof typeof SUBCATEGORIES

/** What every sample post has. `at` is an ISO instant with Mogadishu's offset. */
export interface SamplePost {
  readonly at: string
  readonly scene?: SceneName
  readonly texts: SampleTexts
}

export interface SampleNews extends SamplePost {
  readonly scene: SceneName
  readonly subcategory: SubcategoryName
  readonly featured?: true
  /** Scene of the operation that it belongs to. */
  readonly operation?: SceneName
}

/** A post with a PDF in each language that says what the post says; `file` is its name's start. */
export interface SamplePaper extends SamplePost {
  readonly file: string
  readonly texts: Bilingual<SampleText>
}

/** `seconds` is the length; the film is a file of `clips/` or an address of a video host. */
export interface SampleVideo extends SamplePost {
  readonly scene: SceneName
  readonly texts: Bilingual<SampleText>
  readonly seconds: number
  readonly film: { readonly clip: string } | { readonly address: string }
  readonly featured?: true
}

/** `opens` and `closes` are ISO instants. */
export interface SampleTender extends SamplePaper {
  readonly reference: string
  readonly opens: string
  readonly closes: string
}

/** An operation with its words. */
export interface SampleOperation {
  readonly scene: SceneName
  readonly photos?: readonly SceneName[]
  readonly status: OperationStatus
  /** ISO date, or none where the day is not known. */
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
  /** Hex or rgba; none stands for the page's own green. */
  readonly color?: string
  readonly description: Bilingual<Pick<SampleText, 'lead' | 'body'>>
}
