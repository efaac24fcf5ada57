/** Most characters of a headline, and where a smaller font begins (Specification §9). */
export const HEADLINE_LENGTH = 66

/**
 * A headline as it is shown (Specification §9): whole up to 66 characters; above, cut at the last
 * word that ends within them, with an ellipsis. A word longer than that is cut inside. Characters
 * are whole code points.
 */
export function truncateHeadline(title: string): { text: string; isLong: boolean } {
  const characters = Array.from(title.trim())
  if (characters.length <= HEADLINE_LENGTH) return { text: characters.join(''), isLong: false }
  const kept = characters.slice(0, HEADLINE_LENGTH).join('')
  const endsWithWord = /\s/.test(characters[HEADLINE_LENGTH] ?? '')
  const words = endsWithWord ? kept : kept.replace(/\s+\S*$/, '')
  return { text: `${words.replace(/[\s,;:–—-]+$/, '')}…`, isLong: true }
}
