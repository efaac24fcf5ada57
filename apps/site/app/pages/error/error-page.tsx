import { isRouteErrorResponse, useLocation } from 'react-router'
import motif from '../../assets/empty.svg?url'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { REFERENCE_ID } from '../../html/reference-mark.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './error-page.module.css'
import { MissingPageHelp } from './missing-page-help.tsx'
import { useReference } from './use-reference.ts'

export interface Failure {
  readonly error: unknown
  /** In development only. */
  readonly showStack: boolean | undefined
}

interface ErrorPageProps extends Failure {
  /** The router's, in English whatever the page's language. */
  readonly heading: string
}

/** What the router's error screen says under its heading: status or message, and the stack if present. */
function RouterError({ error, showStack, heading }: ErrorPageProps) {
  const messages = usePageMessages().errorPage
  const answer = isRouteErrorResponse(error) ? error : undefined
  const thrown = error instanceof Error ? error : undefined
  const detail = answer ? `${answer.status} ${answer.statusText}`.trim() : thrown?.message
  return (
    <section className={styles.router}>
      <h2 lang="en">{heading}</h2>
      {detail ? (
        <p className={styles.detail} lang="en">
          {detail}
        </p>
      ) : null}
      {showStack && thrown?.stack ? (
        <details open>
          <summary>{messages.stack}</summary>
          <pre className={styles.stack}>{thrown.stack}</pre>
        </details>
      ) : null}
    </section>
  )
}

/**
 * The error screen: what happened in the reader's language and what to do about it, what to quote to
 * those who run the site where it is their fault, and what the router says.
 */
export default function ErrorPage({ error, showStack, heading }: ErrorPageProps) {
  const { common, errorPage: messages, furniture } = usePageMessages()
  const { pathname, search } = useLocation()
  const reference = useReference(error)
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isMissing = status === 404
  const title = isMissing ? messages.notFound : messages.failed
  return (
    <div className={`container ${styles.page}`}>
      <title>{`${title} – ${furniture.ministry}`}</title>
      <meta name="robots" content="noindex" />
      <img src={motif} width="180" height="120" alt="" />
      <h1>{title}</h1>
      <p>{isMissing ? messages.notFoundHint : messages.failedHint}</p>
      {status >= 500 && reference ? (
        <p>
          {messages.reference}: <code id={REFERENCE_ID}>{reference}</code>
        </p>
      ) : null}
      {isMissing ? (
        <MissingPageHelp />
      ) : (
        <>
          <a href={pathname + search} className={styles.again}>
            {common.empty.tryAgain}
          </a>
          <ArrowLink to={PATHS.home}>{common.backToHome}</ArrowLink>
        </>
      )}
      <RouterError error={error} showStack={showStack} heading={heading} />
    </div>
  )
}
