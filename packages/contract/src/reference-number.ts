/** WG stands for Wasaaradda Gaashaandhigga. Readers type it in their own way, such as “wg 34”. */
const REFERENCE = /^wg[\s\-‑–/.]?(\d{1,9})$/i

/** The number by which readers name a post, in both languages: its id, which no other post ever has. */
export const referenceNumber = (id: number): string => `WG-${id}`

/** A tender's own number without what readers type in other ways: `WG/2026/014` is `wg2026014`. */
export const bareTenderNumber = (number: string): string =>
  number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The id of the post that a reference number names; `undefined` for any other text. */
export function idInReference(text: string): number | undefined {
  const [, id] = REFERENCE.exec(text.trim()) ?? []
  return id === undefined ? undefined : Number(id)
}
