import { useEffect, useRef } from 'react'
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { verifyPage } from '../../messages/so/verify-page.server.ts'
import type { ComparedPart } from '../../verify/verify.ts'
import type { Verdict } from './present-verdict.server.ts'
import styles from './verdict-panel.module.css'

type Messages = Pick<typeof verifyPage, 'readText' | 'compared' | 'added' | 'missing' | 'note'>

interface VerdictPanelProps {
  readonly verdict: Verdict
  readonly messages: Messages
}

const TAGS = { same: 'span', added: 'ins', missing: 'del' } as const

/** What was asked beside the ministry's words. Screen readers are told which words are whose. */
function Compared({
  parts,
  messages,
}: {
  readonly parts: readonly ComparedPart[]
  readonly messages: Messages
}) {
  return (
    <div className={styles.compared}>
      <h3>{messages.compared}</h3>
      <ul className={styles.legend}>
        <li>
          <ins>{messages.added}</ins>
        </li>
        <li>
          <del>{messages.missing}</del>
        </li>
      </ul>
      <p className={styles.text}>
        {parts.map(({ kind, text }, place) => {
          const Tag = TAGS[kind]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one answer never change.
            <Tag key={place}>
              {kind === 'same' ? null : (
                <span className="visually-hidden">[{messages[kind]}: </span>
              )}
              {text}
              {kind === 'same' ? null : <span className="visually-hidden">]</span>}{' '}
            </Tag>
          )
        })}
      </p>
    </div>
  )
}

/** Says whether the ministry has published what was asked, and takes the focus when it appears. */
export function VerdictPanel({ verdict, messages }: VerdictPanelProps) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // The bundle may come late: a reader who is in a field by then stays there, and nothing scrolls.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [])
  const { tone, heading, sentences, note, parts, link, proof } = verdict
  return (
    <section
      ref={panel}
      className={`${styles.verdict} ${styles[tone]}`}
      aria-labelledby="verdict"
      tabIndex={-1}
    >
      <h2 id="verdict">
        <Icon name={tone === 'good' ? 'check' : 'warning'} size={32} />
        {heading}
      </h2>
      <p>{sentences.join(' ')}</p>
      {note ? (
        <p>
          <strong>{messages.note}:</strong> {note}
        </p>
      ) : null}
      {parts ? <Compared parts={parts} messages={messages} /> : null}
      {link ? (
        <p className={styles.link}>
          <span className={styles.title}>{link.title}</span>
          <ArrowLink to={link.to}>{messages.readText}</ArrowLink>
        </p>
      ) : null}
      {proof ? (
        <p className={styles.proof}>
          <a href={proof.to}>{proof.label}</a>
        </p>
      ) : null}
    </section>
  )
}
