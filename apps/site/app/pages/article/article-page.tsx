import { PATHS } from '../../addresses.ts'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { DownloadLink } from '../../components/download-link/download-link.tsx'
import { Enlarging } from '../../components/enlarging/enlarging.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { ShareAndPrint } from '../../components/share-and-print/share-and-print.tsx'
import { TenderBadge, TenderFacts } from '../../components/tender-facts/tender-facts.tsx'
import { feedHeads } from '../../feeds/feed-heads.ts'
import { useLanguage, usePageWords } from '../../language/language-context.tsx'
import { useSettings } from '../../settings/settings-context.tsx'
import styles from './article.module.css'
import { ArticleBeside } from './article-beside.tsx'
import { ArticleDates, ChangeNote } from './article-dates.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { OtherLanguage } from './other-language.tsx'
import type { Article, PresentedBeside } from './present-article.ts'
import { WithdrawnNotice } from './withdrawn-notice.tsx'

/** Where a reader came from most likely: the tenders, or the news. */
function useOrigin(article: Article) {
  const { furniture, posts } = usePageWords()
  return article.tender
    ? { label: posts.tenders.title, to: PATHS.tenders, back: posts.tenders.back }
    : { label: furniture.nav.news, to: PATHS.news, back: posts.article.back }
}

interface ArticlePageProps {
  readonly article: Article
  readonly beside?: PresentedBeside | undefined
}

/** A post's own page: head, bar, picture, text, file, the way back (Specification §2). */
export function ArticlePage({ article, beside }: ArticlePageProps) {
  const words = usePageWords().posts.article
  const { siteUrl } = useSettings()
  const origin = useOrigin(article)
  const language = useLanguage()
  const address = `${siteUrl}${article.to}?language=${language}`
  return (
    <article className={styles.article}>
      <ArticleHead article={article} />
      {import.meta.env.SSR
        ? feedHeads(language, article.tender ? 'tenders' : 'news', origin.label).map((head) => (
            <link key={head.type} {...head} />
          ))
        : null}
      <Breadcrumbs
        trail={[{ label: origin.label, to: origin.to }]}
        current={article.title}
        untold={article.withdrawn !== undefined}
      />
      <header className={styles.head}>
        {article.tender ? <TenderBadge state={article.tender.state} /> : null}
        <ArticleDates article={article} />
        <h1>{article.title}</h1>
        {article.updated?.note ? <ChangeNote note={article.updated.note} /> : null}
      </header>
      {article.withdrawn ? <WithdrawnNotice withdrawn={article.withdrawn} /> : null}
      <ShareAndPrint title={article.title} address={address}>
        {article.inOtherLanguage ? <OtherLanguage /> : null}
      </ShareAndPrint>
      <Enlarging className={styles.text}>
        {article.picture ? <ArticlePicture picture={article.picture} /> : null}
        {article.tender ? <TenderFacts facts={article.tender} /> : null}
        {article.html ? (
          <Prose html={article.html} leadFirst />
        ) : (
          <p className={styles.noContent}>{words.noContent}</p>
        )}
      </Enlarging>
      {article.file ? (
        <p>
          <DownloadLink href={article.file} title={article.title} facts={article.fileFacts} />
        </p>
      ) : null}
      <p className="no-print">
        <ArrowLink to={origin.to} back>
          {origin.back}
        </ArrowLink>
      </p>
      {beside && !article.withdrawn ? <ArticleBeside beside={beside} /> : null}
      <p className={styles.printed}>
        {words.address}: {address}
      </p>
    </article>
  )
}
