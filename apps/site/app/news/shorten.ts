/**
 * Cuts a text to at most `maxChars` characters, at a word boundary and with an ellipsis after it
 * (Specification §9: headlines, excerpts). A text that fits stays as it is. A first word that is too long
 * is cut within the word. Characters are code points; the ellipsis is not counted.
 */
export function shorten(text: string, maxChars: number): string {
  const characters = [...text.trim()]
  if (characters.length <= maxChars) return text.trim()
  const cut = characters.slice(0, maxChars).join('')
  const endsWord = /\s/.test(characters[maxChars] ?? '')
  const whole = endsWord ? cut : cut.replace(/\s+\S*$/, '')
  return `${whole.replace(/[\s.,;:!?–—-]+$/, '')}…`
}
