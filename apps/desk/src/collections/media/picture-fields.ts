import type { Condition, Field, TextFieldSingleValidation } from 'payload'
import { type BothLanguages, messagesFor } from '../../i18n/messages.ts'
import type { Media } from '../../payload-types.ts'
import { textField, trimText } from '../text-field.ts'
import { altProblem } from './alt-text.ts'

/** Whether the file is a picture, or could become one since none is chosen yet. */
const mayBePicture: Condition = ({ mimeType }) => !mimeType || mimeType.startsWith('image/')

const needsAlt: Condition = (data, ...rest) =>
  mayBePicture(data, ...rest) && data.decorative !== true

const altIsValid =
  (other: 'altSo' | 'altEn'): TextFieldSingleValidation =>
  (value, { data, previousValue, req }) => {
    const media = data as Partial<Media>
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
) =>
  textField(name, label, {
    validate: altIsValid(other),
    // Without a width the long descriptions would put the two fields of the row below each other.
    admin: { condition: needsAlt, description, width: '50%' },
    hooks: {
      beforeValidate: [trimText],
      // A decorative picture has no text, so that an old one does not return when the box is unticked.
      beforeChange: [({ data, value }) => (data?.decorative ? null : value)],
    },
  })

/** A picture's texts in each language: alternative text, caption and credit. */
export const pictureFields: Field[] = [
  {
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
  },
  {
    type: 'row',
    fields: [
      altField(
        'altSo',
        'altEn',
        { en: 'What the picture shows (Somali)', so: 'Waxa sawirku muujinayo (Soomaali)' },
        {
          en: 'At least one language is needed. A text is published in Somali only when its pictures are described in Somali.',
          so: 'Ugu yaraan hal luqad ayaa loo baahan yahay. Qoraal Soomaali ah waxaa la daabacaa oo keliya marka sawirradiisa Soomaali lagu sharraxo.',
        },
      ),
      altField(
        'altEn',
        'altSo',
        { en: 'What the picture shows (English)', so: 'Waxa sawirku muujinayo (Ingiriis)' },
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
      textField('captionSo', { en: 'Caption, in Somali', so: 'Qoraalka hoose, af Soomaali' }),
      textField('captionEn', { en: 'Caption, in English', so: 'Qoraalka hoose, af Ingiriis' }),
    ],
  },
  {
    type: 'row',
    fields: [
      textField('creditSo', { en: 'Credit, in Somali', so: 'Xigashada, af Soomaali' }),
      textField('creditEn', { en: 'Credit, in English', so: 'Xigashada, af Ingiriis' }),
    ],
  },
]
