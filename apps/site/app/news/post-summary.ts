import type { PagePicture } from '../images/page-picture.ts'

/** A post as a list shows it: ready texts, and nothing that a list does not show. */
export interface PostSummary {
  readonly id: number
  /** Path of its own page. */
  readonly to: string
  readonly title: string
  /** "Noofeembar 18, 2026", and the same day as `2026-11-18`. */
  readonly date: string
  readonly day: string
  readonly subcategory?: string | undefined
  readonly excerpt: string
  /** Its alternative text is empty: the title beside it is the link. */
  readonly picture?: PagePicture | undefined
  /** Address of the file that comes with it. */
  readonly file?: string | undefined
  /** Its size and pages, where the host tells them. */
  readonly fileFacts?: string | undefined
}
