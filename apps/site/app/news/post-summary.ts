import type { PagePicture } from '../images/page-picture.ts'

/** A post as a list shows it, with formatted texts and nothing more than the list shows. */
export interface PostSummary {
  readonly id: number
  /** Path of its page. */
  readonly to: string
  readonly title: string
  /** "Noofeembar 18, 2026", and the same day as `2026-11-18`. */
  readonly date: string
  readonly day: string
  readonly subcategory?: string | undefined
  readonly excerpt: string
  /** Its alternative text is empty: the title beside it is the link. */
  readonly picture?: PagePicture | undefined
  /** URL of its file. */
  readonly file?: string | undefined
  /** The file's size and number of pages, where the host has them. */
  readonly fileFacts?: string | undefined
}
