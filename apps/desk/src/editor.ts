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

/** What is under a picture, in the language of the text that it stands in. */
const caption = {
  name: 'caption',
  label: { en: 'Caption', so: 'Qoraalka sawirka hoostiisa' },
  type: 'text',
  maxLength: 300,
} as const

/** Words, headings, lists and links: what the site shows in every text. */
const words = () => [
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

/** The editor of an article: what a ministry's text needs, and nothing the site would take away. */
export const editor = lexicalEditor({
  features: [
    ...words(),
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

/** The editor of a short description, such as a leader's: words without pictures, tables and files. */
export const shortEditor = lexicalEditor({ features: words() })
