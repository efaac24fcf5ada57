import type { Block, TextField, TextFieldSingleValidation } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { mediaField } from './media/media-field.ts'
import { youTubeId } from './youtube-id.ts'

/** A text of a block is written in the language of the text that it stands in. */
const words = (name: string, label: TextField['label'], description?: TextField['label']) =>
  ({ name, label, type: 'text', maxLength: 300, admin: { description } }) as TextField

const atYouTube: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { clip } = siblingData as { clip?: unknown }
  if (!value) return clip ? true : messagesFor(req).t(NOTHING)
  return youTubeId(value) === undefined ? messagesFor(req).t(NOT_YOUTUBE) : true
}

const NOTHING = {
  en: 'Choose a clip or give an address at YouTube.',
  so: 'Dooro muuqaal ama qor cinwaan YouTube ah.',
}

const NOT_YOUTUBE = {
  en: 'This is no address of a video at YouTube.',
  so: 'Kani ma aha cinwaanka muuqaal YouTube ku jira.',
}

/** A PDF that readers download from the middle of a text. */
export const attachmentBlock: Block = {
  slug: 'attachment',
  interfaceName: 'AttachmentBlock',
  labels: {
    singular: { en: 'Attachment', so: 'Lifaaq' },
    plural: { en: 'Attachments', so: 'Lifaaqyo' },
  },
  fields: [
    { ...mediaField('file', 'file', { label: { en: 'PDF', so: 'PDF' } }), required: true },
    words(
      'title',
      { en: 'What readers read on the link', so: 'Waxa akhristayaashu ka akhrinayaan xiriirka' },
      { en: 'The name of the file when left empty.', so: 'Magaca faylka haddii la madhiyo.' },
    ),
  ],
}

/** A clip from the media, or a link to a video at YouTube. */
export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: {
    singular: { en: 'Video', so: 'Muuqaal' },
    plural: { en: 'Videos', so: 'Muuqaallo' },
  },
  fields: [
    mediaField('clip', 'video', { label: { en: 'Clip', so: 'Muuqaal gaaban' } }),
    {
      name: 'address',
      label: { en: 'Address at YouTube', so: 'Cinwaanka YouTube' },
      type: 'text',
      validate: atYouTube,
      admin: {
        description: {
          en: 'Used when no clip is chosen. Readers get a link, nothing is loaded from YouTube.',
          so: 'Waxaa la isticmaalaa marka aan muuqaal la dooran. Akhristayaashu waxay helayaan xiriir; waxba lagama soo rarayo YouTube.',
        },
      },
    },
    words('caption', { en: 'What the video shows', so: 'Waxa muuqaalku tusayo' }),
  ],
}

/** Every block that a text can have. */
export const TEXT_BLOCKS: readonly Block[] = [attachmentBlock, videoBlock]
