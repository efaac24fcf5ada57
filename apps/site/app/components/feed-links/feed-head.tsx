import { FEED_FORMATS, FEED_TYPES, type FeedName, feedAddress } from '../../feeds/feed-addresses.ts'
import { useLanguage } from '../../language/language-context.tsx'

interface FeedHeadProps {
  readonly name: FeedName
  readonly title: string
  /** Of one subcategory of the news, by its slug. */
  readonly subcategory?: string | undefined
}

/** By this browsers and feed readers find the feed of the page at hand. */
export function FeedHead({ name, title, subcategory }: FeedHeadProps) {
  const language = useLanguage()
  return FEED_FORMATS.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={FEED_TYPES[format]}
      title={title}
      href={feedAddress(language, name, format, subcategory)}
    />
  ))
}
