import type { CheckboxField, Condition, Field, TextField, TextFieldValidation } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import { trimText } from '../trim-text.ts'
import { altProblem } from './alt-text.ts'

interface MediaData {
  readonly mimeType?: string | null
  readonly filename?: string | null
  readonly decorative?: boolean | null
  readonly altSo?: string | null
  readonly altEn?: string | null
}

/** Before the file is there nobody knows what it is. */
const mayBePicture: Condition = ({ mimeType }) => !mimeType || mimeType.startsWith('image/')

const needsAlt: Condition = (data, ...rest) =>
  mayBePicture(data, ...rest) && data.decorative !== true

const altWhereItIsNeeded =
  (other: 'altSo' | 'altEn'): TextFieldValidation =>
  (value, { data, previousValue, req }) => {
    const media = data as MediaData
    const type = req.file?.mimetype ?? media.mimeType ?? ''
    if (!type.startsWith('image/') || media.decorative) return true
    const problem = altProblem(value, req.file?.name ?? media.filename, media[other], previousValue)
    return problem === undefined || messagesFor(req).t(problem)
  }

const altField = (
  name: 'altSo' | 'altEn',
  other: 'altSo' | 'altEn',
  label: BothLanguages,
  description: BothLanguages,
): TextField => ({
  name,
  label,
  type: 'text',
  validate: altWhereItIsNeeded(other),
  // Without a width the long descriptions would put the two fields of the row below each other.
  admin: { condition: needsAlt, description, width: '50%' },
  hooks: {
    beforeValidate: [trimText],
    // A picture that says nothing has no words that could come back with a changed mind.
    beforeChange: [({ data, value }) => (data?.decorative ? null : value)],
  },
})

const decorative: CheckboxField = {
  name: 'decorative',
  label: {
    en: 'Decorative: the picture says nothing that the text does not say',
    so: 'Qurxin: sawirku ma sheegayo wax aan qoraalku sheegin',
  },
  type: 'checkbox',
  defaultValue: false,
  admin: {
    condition: mayBePicture,
    description: {
      en: 'People who hear the page do not hear of it.',
      so: 'Dadka bogga dhegeysta looma sheego.',
    },
  },
}

const trimmed = (name: string, label: BothLanguages): TextField => ({
  name,
  label,
  type: 'text',
  hooks: { beforeValidate: [trimText] },
})

/** A picture's texts in each language: alternative text, caption and credit. */
export const pictureFields: Field[] = [
  decorative,
  {
    type: 'row',
    fields: [
      altField(
        'altSo',
        'altEn',
        {
          en: 'What the picture shows (Somali)',
          so: 'Waxa sawirku muujinayo (Soomaali)',
        },
        {
          en: 'At least one language is needed. A text is published in Somali only when its pictures are described in Somali.',
          so: 'Ugu yaraan hal luqad ayaa loo baahan yahay. Qoraal Soomaali ah waxaa la daabacaa oo keliya marka sawirradiisa Soomaali lagu sharraxo.',
        },
      ),
      altField(
        'altEn',
        'altSo',
        {
          en: 'What the picture shows (English)',
          so: 'Waxa sawirku muujinayo (Ingiriis)',
        },
        {
          en: 'At least one language is needed. A text is published in English only when its pictures are described in English.',
          so: 'Ugu yaraan hal luqad ayaa loo baahan yahay. Qoraal Ingiriis ah waxaa la daabacaa oo keliya marka sawirradiisa Ingiriis lagu sharraxo.',
        },
      ),
    ],
  },
  {
    type: 'row',
    fields: [
      trimmed('captionSo', { en: 'Caption, in Somali', so: 'Qoraalka hoose, af Soomaali' }),
      trimmed('captionEn', { en: 'Caption, in English', so: 'Qoraalka hoose, af Ingiriis' }),
    ],
  },
  {
    type: 'row',
    fields: [
      trimmed('creditSo', { en: 'Credit, in Somali', so: 'Xigashada, af Soomaali' }),
      trimmed('creditEn', { en: 'Credit, in English', so: 'Xigashada, af Ingiriis' }),
    ],
  },
]
