import type { Bilingual, Language } from '@gaashaan/contract'
import { postExamples } from '@gaashaan/contract/examples'
import { examplePicture } from '../images/picture.examples.ts'
import { isoDay, longDate } from '../language/dates.ts'
import { articlePath } from '../paths/article-path.ts'
import { fileFacts } from './file-facts.ts'
import type { PostSummary } from './post-summary.ts'

const TEXTS = {
  SO: {
    typical: postExamples.typical.title,
    long: postExamples.longTitle.title,
    bare: postExamples.withoutPicture.title,
    withFile: postExamples.pressRelease.title,
    subcategory: 'Badda',
    excerpt:
      'Qoraal tusaale ah. Shaqaalaha doonyaha ilaaladu maalmo badan ayay xilligan badda joogi doonaan, si ay maraakiibta iyo kalluumeysatada u helaan caawimaad…',
  },
  EN: {
    typical: 'Sample: the navy adds days to its watch along the coast',
    long: 'Sample: a very long title, which tells of army engineers who have completed a bridge between two districts that a river divides, and of how traders, pupils and patients will use it in the year to come',
    bare: 'Sample: a text without a picture',
    withFile: 'Sample: a press release',
    subcategory: 'Maritime',
    excerpt:
      'Sample text. Patrol crews will spend more days at sea this season, so that ships and fishing boats get help sooner when they need it, by day and by night…',
  },
} satisfies Bilingual<unknown>

/** Posts as lists show them, in a language. */
export function examplePosts(language: Language) {
  const texts = TEXTS[language]
  const summary = (post: { id: number; created_at: string }, title: string): PostSummary => ({
    id: post.id,
    to: articlePath({ id: post.id, title }),
    title,
    date: longDate(post.created_at, language),
    day: isoDay(post.created_at),
    excerpt: '',
  })
  const { subcategory, excerpt } = texts
  const rest = { subcategory, excerpt, picture: { ...examplePicture(language), alt: '' } }
  const { post_url: file, file: facts } = postExamples.pressRelease
  return {
    typical: { ...summary(postExamples.typical, texts.typical), ...rest },
    long: { ...summary(postExamples.longTitle, texts.long), ...rest },
    /** The least that a host sends. */
    bare: summary(postExamples.withoutPicture, texts.bare),
    withFile: {
      ...summary(postExamples.pressRelease, texts.withFile),
      ...rest,
      file,
      fileFacts: fileFacts(facts, language),
    },
  } satisfies Record<string, PostSummary>
}
