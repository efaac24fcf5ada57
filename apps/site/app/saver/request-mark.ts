import type { OneFile } from './one-file.ts'

/** What a place of a picture says until the page is finished: its files and its shape. */
export interface RequestedPicture extends OneFile {
  /** Width over height, where known. */
  readonly ratio?: number | undefined
}

/** Attribute that carries it; `finishSaverPage` puts a class and a rule in its stead. */
export const PICTURE_MARK = 'data-requested'

export function markOf(picture: RequestedPicture): string {
  return JSON.stringify(picture)
}

export function readMark(text: string): RequestedPicture {
  return JSON.parse(text)
}
