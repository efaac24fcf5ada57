'use client'

import { Button } from '@payloadcms/ui'
import type { PublishStatus } from '../publish-status.ts'
import './publish-status-panel.css'
import { MOGADISHU_TIME_ZONE } from '@gaashaan/contract/mogadishu-time'
import { useMessages } from '../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { usePublishStatus } from './use-publish-status.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const

/** The time of the clock on the wall at Mogadishu. */
const clock = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone: MOGADISHU_TIME_ZONE }).format(
    new Date(instant),
  )

function sentenceOf(text: PublishStatus, messages: typeof MESSAGES.en): string {
  if (text.state === 'current')
    return text.since ? messages.since(clock(text.since)) : messages.current
  if (text.state === 'notPublic') return messages.notPublic
  return messages[text.state](clock(text.askedAt))
}

/** Says for each language whether the public page has what was published. */
export function PublishStatusPanel() {
  const messages = useMessages().t(MESSAGES)
  const { isStored, answer, isAsking, ask } = usePublishStatus()
  if (!isStored) return null
  const texts = answer === undefined || answer === 'failed' ? undefined : answer
  const isBlind = texts !== undefined && !texts.so && !texts.en
  return (
    <section className="on-site" aria-labelledby="on-site-heading">
      <h3 id="on-site-heading">{messages.heading}</h3>
      <div aria-live="polite">
        {answer === undefined ? <p>{messages.asking}</p> : null}
        {answer === 'failed' ? <p>{messages.failed}</p> : null}
        {isBlind ? <p>{messages.noSite}</p> : null}
        {(['so', 'en'] as const).map((language) => {
          const text = texts?.[language]
          return text ? (
            <p
              key={language}
              className="on-site__text"
              data-language={language}
              data-state={text.state}
            >
              <strong>{messages.languages[language]}</strong> {sentenceOf(text, messages)}
              {text.state === 'current' ? (
                <a href={text.address} target="_blank" rel="noopener noreferrer">
                  {messages.open}
                </a>
              ) : null}
            </p>
          ) : null
        })}
      </div>
      {isBlind ? null : (
        <Button buttonStyle="secondary" size="small" onClick={ask} disabled={isAsking}>
          {isAsking ? messages.asking : messages.again}
        </Button>
      )}
    </section>
  )
}
