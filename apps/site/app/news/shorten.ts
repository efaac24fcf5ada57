/**
 * A text of at most `most` characters, cut at a word boundary with an ellipsis after it
 * (Specification §9: headlines, excerpts). A text that fits stays as it is; a first word that is
 * longer than all of it is cut within. Characters are code points; the ellipsis is not counted.
 */
export function shorten(text: string, most: number): string {
  const characters = [...text.trim()]
  if (characters.length <= most) return text.trim()
  const fitting = characters.slice(0, most).join('')
  const endsWord = /\s/.test(characters[most] ?? '')
  const whole = endsWord ? fitting : fitting.replace(/\s+\S*$/, '')
  return `${whole.replace(/[\s.,;:!?–—-]+$/, '')}…`
}
