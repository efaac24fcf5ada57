'use client'

import { Button } from '@payloadcms/ui'
import type { PublishStatus } from '../publish-status.ts'
import './publish-status-panel.css'
import { MOGADISHU_TIME_ZONE } from '@gaashaan/contract/mogadishu-time'
import { GROUP_LABEL } from '../../collections/language-fields.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'
import { usePublishStatus } from './use-publish-status.ts'

const CLOCK_FORMAT = { timeStyle: 'medium', timeZone: MOGADISHU_TIME_ZONE } as const

const clockTime = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', CLOCK_FORMAT).format(new Date(instant))

function statusText(status: PublishStatus, messages: typeof MESSAGES.en): string {
  const { state, since, askedAt } = status
  if (state === 'current') return since ? messages.since(clockTime(since)) : messages.current
  if (state === 'notPublic') return messages.notPublic
  return messages[state](clockTime(askedAt))
}

/** Says for each language whether the public page shows what was published. */
export function PublishStatusPanel() {
  const { t } = useMessages()
  const messages = t(MESSAGES)
  const { isStored, result, isChecking, check } = usePublishStatus()
  if (!isStored) return null
  const statuses = result === 'failed' ? undefined : result
  const isWithoutSite = statuses !== undefined && !statuses.so && !statuses.en
  return (
    <section className="on-site" aria-labelledby="on-site-heading">
      <h3 id="on-site-heading">{messages.heading}</h3>
      <div aria-live="polite">
        {result === undefined ? <p>{messages.checking}</p> : null}
        {result === 'failed' ? <p>{messages.failed}</p> : null}
        {isWithoutSite ? <p>{messages.noSite}</p> : null}
        {(['so', 'en'] as const).map((language) => {
          const status = statuses?.[language]
          return status ? (
            <p
              key={language}
              className="on-site__text"
              data-language={language}
              data-state={status.state}
            >
              <strong>{t(GROUP_LABEL[language])}</strong> {statusText(status, messages)}
              {status.state === 'current' ? (
                <a href={status.address} target="_blank" rel="noopener noreferrer">
                  {messages.open}
                </a>
              ) : null}
            </p>
          ) : null
        })}
      </div>
      {isWithoutSite ? null : (
        <Button buttonStyle="secondary" size="small" onClick={check} disabled={isChecking}>
          {isChecking ? messages.checking : messages.checkAgain}
        </Button>
      )}
    </section>
  )
}
