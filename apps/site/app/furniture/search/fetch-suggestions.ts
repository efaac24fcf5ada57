import type { Language } from '@gaashaan/contract/language'
import { SUGGESTIONS_PATH, type Suggestion } from '../../search/search.ts'

/**
 * What the site suggests for the beginning of a question. None where it cannot be asked: the form
 * works without; `undefined` where the question was given up.
 */
export async function fetchSuggestions(
  text: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | undefined> {
  try {
    const answer = await fetch(
      `${SUGGESTIONS_PATH}?${new URLSearchParams({ q: text, language })}`,
      {
        signal,
      },
    )
    if (!answer.ok) return []
    const { suggestions } = (await answer.json()) as { readonly suggestions: readonly Suggestion[] }
    return suggestions
  } catch {
    return signal.aborted ? undefined : []
  }
}
