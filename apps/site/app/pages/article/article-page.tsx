import type { PostKind } from '@gaashaan/contract/categories'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { MAX_HEADLINE_CHARS } from '../../components/headline/truncate-headline.ts'
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
import { listLink } from '../../news/list-link.ts'
import type { FeedName } from '../../paths/feed-paths.ts'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './article.module.css'
import { ArticleDates } from './article-dates.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleHistory } from './article-history.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { ArticleReference } from './article-reference.tsx'
import { OtherLanguage } from './other-language.tsx'
import type { Article, RelatedView } from './present-article.ts'
import { RelatedArticles } from './related-articles.tsx'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

/** The feeds of the lists that have one. */
const FEED_NAMES: Readonly<Partial<Record<PostKind, FeedName>>> = {
  news: 'news',
  pressReleases: 'press-releases',
  speeches: 'speeches',
  publications: 'publications',
  tenders: 'tenders',
}

interface ArticlePageProps {
  readonly article: Article
  readonly related?: RelatedView
}

/** A post's own page: head, lead, bar, picture, text, file, link to the list (Specification §2). */
export function ArticlePage({ article, related = [] }: ArticlePageProps) {
  const pageMessages = usePageMessages()
  const messages = pageMessages.posts.article
  const { siteUrl } = useSettings()
  const listPage = listLink(article.kind, pageMessages)
  const feed = FEED_NAMES[article.kind]
  const text = article.html ? splitLead(article.html) : undefined
  const language = useLanguage()
  const url = `${siteUrl}${article.to}?language=${language}`
  return (
    <article className={styles.article}>
      <ArticleHead article={article} />
      {import.meta.env.SSR && feed
        ? feedHeads(language, feed, listPage.label).map((head) => (
            <link key={head.type} {...head} />
          ))
        : null}
      <Breadcrumbs
        trail={[listPage]}
        current={article.title}
        isUnlisted={article.withdrawn !== undefined}
      />
      <header className={styles.head}>
        {article.tender ? (
          <>
            <TenderBadge state={article.tender.state} />
            <TenderDeadline facts={article.tender} />
          </>
        ) : null}
        <ArticleDates article={article} />
        <h1 className={article.title.length > MAX_HEADLINE_CHARS ? styles.long : undefined}>
          {article.title}
        </h1>
        {article.updated?.note ? (
          <p className={styles.changeNote}>
            <strong>{pageMessages.common.updated}:</strong> {article.updated.note}
          </p>
        ) : null}
      </header>
      {article.withdrawn ? <WithdrawnNotice withdrawn={article.withdrawn} /> : null}
      <Zoomable className={styles.text}>
        {text?.lead ? <Prose html={text.lead} leadFirst /> : null}
        <ShareAndPrint title={article.title} url={url}>
          {article.inOtherLanguage ? <OtherLanguage inBar /> : null}
        </ShareAndPrint>
        {article.picture ? <ArticlePicture picture={article.picture} /> : null}
        {article.tender ? (
          <div className={styles.panel}>
            <TenderFacts facts={article.tender} />
            <AddToCalendar facts={article.tender} title={article.title} />
          </div>
        ) : null}
        {text?.rest ? <Prose html={text.rest} continued /> : null}
        {text ? null : <p className={styles.noContent}>{messages.noContent}</p>}
      </Zoomable>
      {article.file ? (
        <p>
          <DownloadLink href={article.file} title={article.title} facts={article.fileFacts} />
        </p>
      ) : null}
      {article.pdf ? (
        <p>
          <DownloadLink href={article.pdf} title={article.title} facts={messages.signedPdf} />
        </p>
      ) : null}
      <ArticleHistory history={article.history} />
      {article.tender ? null : <ArticleReference id={article.id} />}
      <p className="no-print">
        <ArrowLink to={listPage.to} back>
          {messages.lists[article.kind].back}
        </ArrowLink>
      </p>
      {article.withdrawn ? null : <RelatedArticles related={related} />}
      <p className={styles.printed}>
        {messages.address}: {url}
      </p>
    </article>
  )
}
