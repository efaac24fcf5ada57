import type { Condition, Field } from 'payload'
import type { BothLanguages } from '../../words/both-languages.ts'

const isVideo: Condition = ({ mimeType }) => Boolean(mimeType?.startsWith('video/'))

const captions = (name: string, label: BothLanguages): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { equals: 'text/vtt' } },
  admin: {
    condition: isVideo,
    description: {
      en: 'A WebVTT file (.vtt): what is said and heard, for those who cannot hear it.',
      so: 'Fayl WebVTT ah (.vtt): waxa la yiri iyo waxa la maqlo, loogu talagalay kuwa aan maqli karin.',
    },
  },
})

/** What comes with a video, and is public where the video is. */
export const videoFields: Field[] = [
  {
    name: 'poster',
    label: { en: 'Preview', so: 'Sawirka hore' },
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      condition: isVideo,
      description: {
        en: 'The picture that stands for the video until it plays, where its post has none.',
        so: 'Sawirka muuqaalka u taagan ilaa laga daaro, haddii qoraalkiisu aanu sawir lahayn.',
      },
    },
  },
  captions('captionsSo', { en: 'Captions, in Somali', so: 'Qoraalka muuqaalka, af Soomaali' }),
  captions('captionsEn', { en: 'Captions, in English', so: 'Qoraalka muuqaalka, af Ingiriis' }),
]
