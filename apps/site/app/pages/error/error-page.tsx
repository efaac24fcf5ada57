import { useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import motif from '../../assets/empty.svg?url'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { REFERENCE_ID, REFERENCE_PLACEHOLDER } from '../../html/error-reference.ts'
import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import styles from './error-page.module.css'
import { MissingPageHelp } from './missing-page-help.tsx'

function documentReference(): string | null | undefined {
  if (import.meta.env.SSR) return REFERENCE_PLACEHOLDER
  return document.getElementById(REFERENCE_ID)?.textContent
}

/**
 * The failed request's id in the logs; in the browser it is read from the document. An error in a
 * later navigation has none.
 */
function useReference(error: unknown): string | null | undefined {
  const [first] = useState(() => ({ error, reference: documentReference() }))
  return first.error === error ? first.reference : undefined
}

export interface Failure {
  readonly error: unknown
  /** In development only. */
  readonly showStack: boolean | undefined
}

interface ErrorPageProps extends Failure {
  /** The router's heading, always in English. */
  readonly heading: string
}

/** The router's own error message: status or message, and the stack where it is shown. */
function RouterError({ error, showStack, heading }: ErrorPageProps) {
  const messages = usePageMessages().errorPage
  const exception = error instanceof Error ? error : undefined
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : exception?.message
  return (
    <section className={styles.router}>
      <h2 lang="en">{heading}</h2>
      {detail ? (
        <p className={styles.detail} lang="en">
          {detail}
        </p>
      ) : null}
      {showStack && exception?.stack ? (
        <details open>
          <summary>{messages.stack}</summary>
          <pre className={styles.stack}>{exception.stack}</pre>
        </details>
      ) : null}
    </section>
  )
}

/**
 * The error screen: what happened and what to do about it, the reference to quote to the site's
 * operators where the fault is theirs, and the router's message.
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
