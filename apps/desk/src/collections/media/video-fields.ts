import type { Condition, Field } from 'payload'
import type { BothLanguages } from '../../i18n/messages.ts'
import { mediaField } from './media-field.ts'

const isVideo: Condition = ({ mimeType }) => Boolean(mimeType?.startsWith('video/'))

const captions = (name: string, label: BothLanguages): Field =>
  mediaField(name, 'captions', {
    label,
    condition: isVideo,
    description: {
      en: 'A WebVTT file (.vtt): what is said and heard, for those who cannot hear it.',
      so: 'Fayl WebVTT ah (.vtt): waxa la yiri iyo waxa la maqlo, loogu talagalay kuwa aan maqli karin.',
    },
  })

/** The poster and captions of a video, which are public where the video is. */
export const videoFields: Field[] = [
  mediaField('poster', 'picture', {
    label: { en: 'Preview', so: 'Sawirka hore' },
    condition: isVideo,
    description: {
      en: 'The picture that stands for the video until it plays, where its post has none.',
      so: 'Sawirka muuqaalka u taagan ilaa laga daaro, haddii qoraalkiisu aanu sawir lahayn.',
    },
  }),
  captions('captionsSo', { en: 'Captions, in Somali', so: 'Qoraalka muuqaalka, af Soomaali' }),
  captions('captionsEn', { en: 'Captions, in English', so: 'Qoraalka muuqaalka, af Ingiriis' }),
]
