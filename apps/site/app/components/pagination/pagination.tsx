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
  /** Id of the list, to whose top the links lead; to the page's top when left out. */
  readonly listId?: string
}

/** A link to the previous or next page, or only its text where there is no such page. */
function StepLink(props: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
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

/** The class that hides a step on narrow or on wide screens. */
function screenClass(step: PageStep): string {
  if (!step.narrow) return styles.wideOnly ?? ''
  return step.kind === 'gap' && !step.wide ? (styles.narrowOnly ?? '') : ''
}

/** Links to the pages of a list, which keep the other query keys. A single page has none. */
export function Pagination({ page, pages, listId }: PaginationProps) {
  const messages = useMessages().common
  const location = useLocation()
  if (pages < 2) return null
  const to = (number: number) => pagePath(location, number, listId)
  return (
    <nav className={`${styles.pagination} no-print`} aria-label={messages.pagination}>
      <StepLink to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <Icon name="chevron-left" />
        <span className={styles.word}>{messages.previous}</span>
      </StepLink>
      <ol className={styles.numbers}>
        {pageSteps(page, pages).map((step) =>
          step.kind === 'gap' ? (
            <li
              key={`gap-${step.after}`}
              className={`${styles.gap} ${screenClass(step)}`}
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={step.number} className={screenClass(step)}>
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
      <StepLink to={page < pages ? to(page + 1) : undefined} rel="next">
        <span className={styles.word}>{messages.next}</span>
        <Icon name="chevron-right" />
      </StepLink>
    </nav>
  )
}
