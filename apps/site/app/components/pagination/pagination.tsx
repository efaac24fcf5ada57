import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '../../language/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import { pagePath } from './page-path.ts'
import { type PageStep, pageSteps } from './page-steps.ts'
import styles from './pagination.module.css'

interface PaginationProps {
  readonly page: number
  readonly pages: number
  /** Id of the list: a step then leads to its top; to the page's top when left out. */
  readonly list?: string
}

/** One step back or onward; a sign without a link where there is no such page. */
function Turn(props: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  return props.to === undefined ? (
    <span className={`${styles.turn} ${styles.off}`} aria-hidden="true">
      {props.children}
    </span>
  ) : (
    <PageLink to={props.to} rel={props.rel} className={styles.turn}>
      {props.children}
    </PageLink>
  )
}

/** On which screens a step stands. */
function screenOf(step: PageStep): string | undefined {
  if (!step.narrow) return styles.wideOnly
  return step.kind === 'gap' && !step.wide ? styles.narrowOnly : undefined
}

/**
 * The pages of a list as links, which keep the other keys of the query and can be opened in a new
 * tab. Nothing where there is one page.
 */
export function Pagination({ page, pages, list }: PaginationProps) {
  const messages = useMessages().common
  const location = useLocation()
  if (pages < 2) return null
  const to = (number: number) => pagePath(location, number, list)
  return (
    <nav className={`${styles.pagination} no-print`} aria-label={messages.pagination}>
      <Turn to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <Icon name="chevron-left" />
        <span className={styles.word}>{messages.previous}</span>
      </Turn>
      <ol className={styles.numbers}>
        {pageSteps(page, pages).map((step) =>
          step.kind === 'gap' ? (
            <li
              key={`gap-${step.after}`}
              className={`${styles.gap} ${screenOf(step) ?? ''}`}
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={step.number} className={screenOf(step)}>
              <PageLink
                to={to(step.number)}
                aria-label={messages.pageOf(step.number, pages)}
                aria-current={step.number === page ? 'page' : undefined}
                className={`${styles.number} ${step.number === page ? styles.current : ''}`}
              >
                {step.number}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <Turn to={page < pages ? to(page + 1) : undefined} rel="next">
        <span className={styles.word}>{messages.next}</span>
        <Icon name="chevron-right" />
      </Turn>
    </nav>
  )
}
