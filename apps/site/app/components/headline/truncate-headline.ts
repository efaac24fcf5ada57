/** A longer title is truncated, and in a smaller font (Specification §9). */
export const MAX_HEADLINE_CHARS = 66

/**
 * A title's headline (Specification §9): whole up to 66 characters, else cut after the last word that
 * ends within them, with an ellipsis. A longer word is cut inside. Characters are code points.
 */
export function truncateHeadline(title: string) {
  const characters = Array.from(title.trim())
  if (characters.length <= MAX_HEADLINE_CHARS) return { text: characters.join(''), isLong: false }
  const start = characters.slice(0, MAX_HEADLINE_CHARS).join('')
  const endsWithWord = /\s/.test(characters[MAX_HEADLINE_CHARS] ?? '')
  const wholeWords = endsWithWord ? start : start.replace(/\s+\S*$/, '')
  return { text: `${wholeWords.replace(/[\s,;:–—-]+$/, '')}…`, isLong: true }
}
