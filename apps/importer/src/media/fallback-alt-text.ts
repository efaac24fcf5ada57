import { altProblem } from '@gaashaan/desk/collections/media/alt-text'

/** A picture's text in both languages. */
export interface AltTexts {
  readonly so: string
  readonly en: string
  /** True when nobody has looked at the picture: the report asks a person for words. */
  readonly isFallback: boolean
}

/** Words of the source itself in the place of a stand-in, where the media take them. */
export function withOwnWords(
  standIn: AltTexts,
  own: { readonly so?: string; readonly en?: string } | undefined,
  filename: string,
): AltTexts {
  const said = (text: string | undefined, other: string | undefined) =>
    altProblem(text, filename, other) === undefined ? text?.trim() || undefined : undefined
  const so = said(own?.so, undefined)
  const en = said(own?.en, so)
  return {
    so: so ?? standIn.so,
    en: en ?? standIn.en,
    isFallback: standIn.isFallback && (so === undefined || en === undefined),
  }
}

/** How the texts begin that say no more than where a picture comes from. */
const BEGINNINGS = {
  story: { so: 'Sawirka warka: ', en: 'Picture of the story: ' },
  operation: { so: 'Sawirka howlgalka: ', en: 'Picture of the operation: ' },
  loose: { so: 'Sawir ka yimid bogga hore: ', en: 'Picture from the earlier site: ' },
} as const

/** Whether a picture's text is still the stand-in that it came with. */
export function isFallbackText(text: string | null | undefined): boolean {
  return Object.values(BEGINNINGS).some(
    ({ so, en }) => text?.startsWith(so) || text?.startsWith(en),
  )
}

function standIn(what: keyof typeof BEGINNINGS, { so, en }: { so: string; en: string }): AltTexts {
  const begin = BEGINNINGS[what]
  return { so: begin.so + so, en: begin.en + en, isFallback: true }
}

type Titles = { readonly so?: string | undefined; readonly en?: string | undefined }

const titlesOf = ({ so, en }: Titles) => ({ so: so || en || '', en: en || so || '' })

/** For a picture of a story, which says no more than which story. */
export function storyAlt(titles: Titles): AltTexts {
  return standIn('story', titlesOf(titles))
}

export function operationAlt(titles: Titles): AltTexts {
  return standIn('operation', titlesOf(titles))
}

/** For a file that no story shows. A title that is the file's name loses what makes it one. */
export function looseAlt(title: string): AltTexts {
  const words = title.replace(/\.[a-z\d]{2,5}$/i, '')
  return standIn('loose', { so: words, en: words })
}

/** A portrait shows who is named beside it: no stand-in. */
export function portraitAlt(texts: {
  readonly so?: { readonly name: string; readonly title: string } | undefined
  readonly en?: { readonly name: string; readonly title: string } | undefined
}): AltTexts {
  const words = (text: { name: string; title: string } | undefined) =>
    [text?.name, text?.title].filter(Boolean).join(', ')
  const so = words(texts.so)
  const en = words(texts.en)
  // A name in one language alone is said to be one in the other.
  return { so: so || `Sawirka: ${en}`, en: en || `Portrait: ${so}`, isFallback: false }
}
