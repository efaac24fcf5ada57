/** A picture's text in both languages. */
export interface AltWords {
  readonly so: string
  readonly en: string
  /** True when nobody has looked at the picture: the report asks a person for words. */
  readonly isStandIn: boolean
}

/** A file's name, or a word for any picture at all: says nothing of what is seen. */
const NOTHING_SAID =
  /\.[a-z\d]{2,5}$|^[\W\d_]*$|^(?:img|dsc|dscn|image|images|photo|picture|pic|whatsapp image|screenshot|sawir|sawirka)[\W\d_]*(?:at[\W\d_]*)?(?:am|pm)?[\W\d_]*$/i

/** Words of the source itself in the place of a stand-in, where they say something. */
export function withOwnWords(
  standIn: AltWords,
  own: { readonly so?: string; readonly en?: string } | undefined,
): AltWords {
  const said = (text: string | undefined) =>
    text !== undefined && !NOTHING_SAID.test(text.trim()) ? text.trim() : undefined
  const [so, en] = [said(own?.so), said(own?.en)]
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
  return { so: so || en, en: en || so, isStandIn: false }
}
