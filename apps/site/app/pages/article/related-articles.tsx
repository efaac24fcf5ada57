import { Icon } from '../../components/icon/icon.tsx'
import { PageLink } from '../../components/page-link/page-link.tsx'
import { usePageWords } from '../../language/language-context.tsx'
import styles from './article-beside.module.css'
import type { PresentedBeside, PresentedNeighbour } from './present-article.ts'

function Day({ neighbour }: { readonly neighbour: PresentedNeighbour }) {
  if (neighbour.day === undefined) return null
  return (
    <time dateTime={neighbour.day} className={styles.day}>
      {neighbour.date}
    </time>
  )
}

/** Where to read on: articles about the same, and those before and after this one. */
export function ArticleBeside({ beside }: { readonly beside: PresentedBeside }) {
  const words = usePageWords().posts.article
  const { previous, next, related } = beside
  return (
    <div className={`${styles.beside} no-print`}>
      {related.length > 0 ? (
        <section aria-labelledby="related">
          <h2 id="related" className={styles.heading}>
            {words.related}
          </h2>
          <ul className={styles.related}>
            {related.map((each) => (
              <li key={each.to}>
                <PageLink to={each.to} className={styles.item}>
                  <Day neighbour={each} />
                  <span className={styles.title}>{each.title}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {previous || next ? (
        <nav className={styles.neighbours} aria-label={words.neighbours}>
          {previous ? (
            <PageLink to={previous.to} className={styles.previous}>
              <span className={styles.way}>
                <Icon name="arrow-left" /> {words.previous}
              </span>
              <span className={styles.title}>{previous.title}</span>
            </PageLink>
          ) : null}
          {next ? (
            <PageLink to={next.to} className={styles.next}>
              <span className={styles.way}>
                {words.next} <Icon name="arrow-right" />
              </span>
              <span className={styles.title}>{next.title}</span>
            </PageLink>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
