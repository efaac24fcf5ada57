import type { PostKind } from '@gaashaan/contract/categories'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { HEADLINE_LENGTH } from '../../components/headline/truncate-headline.ts'
import { Prose } from '../../components/prose/prose.tsx'
import { splitLead } from '../../components/prose/split-lead.ts'
import { ShareAndPrint } from '../../components/share-and-print/share-and-print.tsx'
import {
  AddToCalendar,
  TenderBadge,
  TenderDeadline,
  TenderFacts,
} from '../../components/tender-facts/tender-facts.tsx'
import { Zoomable } from '../../components/zoomable/zoomable.tsx'
import { feedHeads } from '../../feeds/feed-heads.ts'
import { useLanguage, usePageMessages } from '../../language/language-context.tsx'
import { listPlace } from '../../news/list-place.ts'
import type { FeedName } from '../../paths/feed-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './article.module.css'
import { ArticleDates, ChangeNote } from './article-dates.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { OtherLanguage } from './other-language.tsx'
import type { Article, RelatedArticles as Related } from './present-article.ts'
import { RelatedArticles } from './related-articles.tsx'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

/** The feeds of the lists that have one. */
const FEED_OF: Readonly<Partial<Record<PostKind, FeedName>>> = {
  news: 'news',
  pressReleases: 'press-releases',
  speeches: 'speeches',
  publications: 'publications',
  tenders: 'tenders',
}

/** What a supplier asks of a tender first, beside its text. */
function TenderPanel({ article }: { readonly article: Article }) {
  const { tender, title } = article
  if (!tender) return null
  return (
    <div className={styles.panel}>
      <TenderFacts facts={tender} />
      <AddToCalendar facts={tender} title={title} />
    </div>
  )
}

interface ArticlePageProps {
  readonly article: Article
  readonly related?: Related
}

/** A post's own page: head, first paragraph, bar, picture, text, file, the way back (Specification §2). */
export function ArticlePage({ article, related = [] }: ArticlePageProps) {
  const pageMessages = usePageMessages()
  const messages = pageMessages.posts.article
  const { siteUrl } = useSettings()
  const place = listPlace(article.kind, pageMessages)
  const feed = FEED_OF[article.kind]
  const text = article.html ? splitLead(article.html) : undefined
  const language = useLanguage()
  const address = `${siteUrl}${article.to}?language=${language}`
  return (
    <article className={styles.article}>
      <ArticleHead article={article} />
      {import.meta.env.SSR && feed
        ? feedHeads(language, feed, place.label).map((head) => <link key={head.type} {...head} />)
        : null}
      <Breadcrumbs
        trail={[place]}
        current={article.title}
        untold={article.withdrawn !== undefined}
      />
      <header className={styles.head}>
        {article.tender ? (
          <>
            <TenderBadge state={article.tender.state} />
            <TenderDeadline facts={article.tender} />
          </>
        ) : null}
        <ArticleDates article={article} />
        <h1 className={article.title.length > HEADLINE_LENGTH ? styles.long : undefined}>
          {article.title}
        </h1>
        {article.updated?.note ? <ChangeNote note={article.updated.note} /> : null}
      </header>
      {article.withdrawn ? <WithdrawnNotice withdrawn={article.withdrawn} /> : null}
      <Zoomable className={styles.text}>
        {text?.lead ? <Prose html={text.lead} leadFirst /> : null}
        <ShareAndPrint title={article.title} address={address}>
          {article.inOtherLanguage ? <OtherLanguage inBar /> : null}
        </ShareAndPrint>
        {article.picture ? <ArticlePicture picture={article.picture} /> : null}
        <TenderPanel article={article} />
        {text?.rest ? <Prose html={text.rest} continued /> : null}
        {text ? null : <p className={styles.noContent}>{messages.noContent}</p>}
      </Zoomable>
      {article.file ? (
        <p>
          <DownloadLink href={article.file} title={article.title} facts={article.fileFacts} />
        </p>
      ) : null}
      <p className="no-print">
        <ArrowLink to={place.to} back>
          {messages.lists[article.kind].back}
        </ArrowLink>
      </p>
      {article.withdrawn ? null : <RelatedArticles related={related} />}
      <p className={styles.printed}>
        {messages.address}: {address}
      </p>
    </article>
  )
}
