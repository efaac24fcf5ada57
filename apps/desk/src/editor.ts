import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { TEXT_BLOCKS } from './collections/rich-text-blocks.ts'
import { linkFeature } from './links/link-feature.ts'

/** The caption of a picture in a text, in the text's language. */
const caption = {
  name: 'caption',
  label: { en: 'Caption', so: 'Qoraalka sawirka hoostiisa' },
  type: 'text',
  maxLength: 300,
} as const

/** Paragraphs, headings, lists and links. */
const textFeatures = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  linkFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

/** The editor of an article: it has every feature that the site shows. */
export const editor = lexicalEditor({
  features: [
    ...textFeatures(),
    BlockquoteFeature(),
    UploadFeature({
      enabledCollections: ['media'],
      collections: { media: { fields: [caption] } },
    }),
    EXPERIMENTAL_TableFeature(),
    HorizontalRuleFeature(),
    BlocksFeature({ blocks: [...TEXT_BLOCKS] }),
  ],
})

/** The editor of a short description, such as a leader's: without pictures, tables and files. */
export const shortEditor = lexicalEditor({ features: textFeatures() })
