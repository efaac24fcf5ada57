import { altProblem } from '../collections/media/alt-text.ts'

/** A picture's text in both languages. */
export interface AltWords {
  readonly so: string
  readonly en: string
  /** True when nobody has looked at the picture: the report asks a person for words. */
  readonly isStandIn: boolean
}

/** Words of the source itself in the place of a stand-in, where the media take them. */
export function withOwnWords(
  standIn: AltWords,
  own: { readonly so?: string; readonly en?: string } | undefined,
  filename: string,
): AltWords {
  const said = (text: string | undefined, other: string | undefined) =>
    altProblem(text, filename, other) === undefined ? text?.trim() || undefined : undefined
  const so = said(own?.so, undefined)
  const en = said(own?.en, so)
  return {
    so: so ?? standIn.so,
    en: en ?? standIn.en,
    isStandIn: standIn.isStandIn && (so === undefined || en === undefined),
  }
}

type Titles = { readonly so?: string | undefined; readonly en?: string | undefined }

const titlesOf = ({ so, en }: Titles) => ({ so: so || en || '', en: en || so || '' })

/** For a picture of a story, which says no more than which story. */
export function storyAlt(titles: Titles): AltWords {
  const { so, en } = titlesOf(titles)
  return { so: `Sawirka warka: ${so}`, en: `Picture of the story: ${en}`, isStandIn: true }
}

export function operationAlt(titles: Titles): AltWords {
  const { so, en } = titlesOf(titles)
  return { so: `Sawirka howlgalka: ${so}`, en: `Picture of the operation: ${en}`, isStandIn: true }
}

/** For a file that no story shows. A title that is the file's name loses what makes it one. */
export function looseAlt(title: string): AltWords {
  const words = title.replace(/\.[a-z\d]{2,5}$/i, '')
  return {
    so: `Sawir ka yimid bogga hore: ${words}`,
    en: `Picture from the earlier site: ${words}`,
    isStandIn: true,
  }
}

/** A portrait shows who is named beside it: no stand-in. */
export function portraitAlt(texts: {
  readonly so?: { readonly name: string; readonly title: string } | undefined
  readonly en?: { readonly name: string; readonly title: string } | undefined
}): AltWords {
  const words = (text: { name: string; title: string } | undefined) =>
    [text?.name, text?.title].filter(Boolean).join(', ')
  const so = words(texts.so)
  const en = words(texts.en)
  // A name in one language alone is said to be one in the other.
  return { so: so || `Sawirka: ${en}`, en: en || `Portrait: ${so}`, isStandIn: false }
}
