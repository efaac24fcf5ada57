import { altProblem } from '@gaashaan/desk/collections/media/alt-text'

/** A picture's alternative text in both languages. */
export interface AltTexts {
  readonly so: string
  readonly en: string
}

type OptionalTexts = { readonly so?: string | undefined; readonly en?: string | undefined }

/** The source's own texts where the media accept them, else the fallback. */
export function preferSourceAlt(
  fallback: AltTexts,
  source: OptionalTexts | undefined,
  filename: string,
): AltTexts {
  const usable = (text: string | undefined, other: string | undefined) =>
    altProblem(text, filename, other) === undefined ? text?.trim() || undefined : undefined
  const so = usable(source?.so, undefined)
  const en = usable(source?.en, so)
  return { so: so ?? fallback.so, en: en ?? fallback.en }
}

/** Beginnings of the fallbacks that say only where a picture comes from. */
const BEGINNINGS = {
  story: { so: 'Sawirka warka: ', en: 'Picture of the story: ' },
  operation: { so: 'Sawirka howlgalka: ', en: 'Picture of the operation: ' },
  unattached: { so: 'Sawir ka yimid bogga hore: ', en: 'Picture from the earlier site: ' },
} as const

/** Whether a picture's text is still the fallback of its import: a person has to describe it. */
export function isFallbackText(text: string | null | undefined): boolean {
  return Object.values(BEGINNINGS)
    .flatMap(({ so, en }) => [so, en])
    .some((beginning) => text?.startsWith(beginning))
}

function fallbackAlt(subject: keyof typeof BEGINNINGS, { so, en }: OptionalTexts): AltTexts {
  const beginning = BEGINNINGS[subject]
  return { so: beginning.so + (so || en || ''), en: beginning.en + (en || so || '') }
}

/** For a picture of a story; it names the story alone. */
export const storyAlt = (titles: OptionalTexts) => fallbackAlt('story', titles)

export const operationAlt = (titles: OptionalTexts) => fallbackAlt('operation', titles)

/** For a file that no story shows, by its title without a file extension. */
export function unattachedAlt(title: string): AltTexts {
  const name = title.replace(/\.[a-z\d]{2,5}$/i, '')
  return fallbackAlt('unattached', { so: name, en: name })
}

type LeaderText = { readonly name: string; readonly title: string } | undefined

/** For a portrait, which shows the person beside it: no fallback that a person has to replace. */
export function portraitAlt(texts: {
  readonly so?: LeaderText
  readonly en?: LeaderText
}): AltTexts {
  const nameAndTitle = (text: LeaderText) => [text?.name, text?.title].filter(Boolean).join(', ')
  const so = nameAndTitle(texts.so)
  const en = nameAndTitle(texts.en)
  return { so: so || `Sawirka: ${en}`, en: en || `Portrait: ${so}` }
}
