import type { Block, TextField, TextFieldSingleValidation } from 'payload'
import { messagesFor } from '../i18n/messages.ts'
import { mediaField } from './media/media-field.ts'
import { youTubeId } from './youtube-id.ts'

/** A text in a block, in the language of the rich text that contains the block. */
const blockText = (name: string, label: TextField['label'], description?: TextField['label']) =>
  ({ name, label, type: 'text', maxLength: 300, admin: { description } }) as TextField

const NO_VIDEO = {
  en: 'Choose a clip or give an address at YouTube.',
  so: 'Dooro muuqaal ama qor cinwaan YouTube ah.',
}

const NOT_YOUTUBE = {
  en: 'This is no address of a video at YouTube.',
  so: 'Kani ma aha cinwaanka muuqaal YouTube ku jira.',
}

const isYouTubeUrl: TextFieldSingleValidation = (value, { siblingData, req }) => {
  const { clip } = siblingData as { clip?: unknown }
  if (!value) return clip ? true : messagesFor(req).t(NO_VIDEO)
  return youTubeId(value) !== undefined || messagesFor(req).t(NOT_YOUTUBE)
}

/** A PDF that readers download from within a text. */
const attachmentBlock: Block = {
  slug: 'attachment',
  interfaceName: 'AttachmentBlock',
  labels: {
    singular: { en: 'Attachment', so: 'Lifaaq' },
    plural: { en: 'Attachments', so: 'Lifaaqyo' },
  },
  fields: [
    { ...mediaField('file', 'file', { label: { en: 'PDF', so: 'PDF' } }), required: true },
    blockText(
      'title',
      { en: 'What readers read on the link', so: 'Waxa akhristayaashu ka akhrinayaan xiriirka' },
      { en: 'The name of the file when left empty.', so: 'Magaca faylka haddii la madhiyo.' },
    ),
  ],
}

/** A clip from the media, or a link to a video at YouTube. */
const videoBlock: Block = {
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
      validate: isYouTubeUrl,
      admin: {
        description: {
          en: 'Used when no clip is chosen. Readers get a link, nothing is loaded from YouTube.',
          so: 'Waxaa la isticmaalaa marka aan muuqaal la dooran. Akhristayaashu waxay helayaan xiriir; waxba lagama soo rarayo YouTube.',
        },
      },
    },
    blockText('caption', { en: 'What the video shows', so: 'Waxa muuqaalku tusayo' }),
  ],
}

/** All blocks that a rich text can contain. */
export const TEXT_BLOCKS: readonly Block[] = [attachmentBlock, videoBlock]
