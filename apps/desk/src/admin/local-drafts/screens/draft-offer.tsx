'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import './draft-offer.css'
import { useMessages } from '../../../i18n/use-messages.ts'
import { MESSAGES } from './messages.ts'

/** One field of what is offered. */
export interface OfferedField {
  readonly path: string
  readonly label: string
  readonly words: string
  /** Whether somebody has saved this field since. */
  readonly isNewer: boolean
}

interface DraftOfferProps {
  readonly at: string
  readonly fields: readonly OfferedField[]
  readonly onTakeBack: () => void
  readonly onDiscard: () => void
}

const MAX_SHOWN_CHARS = 200

const clipped = (words: string) =>
  words.length > MAX_SHOWN_CHARS ? `${words.slice(0, MAX_SHOWN_CHARS)}…` : words

/** Offers what somebody typed and did not save: what it is, from when, and what it would replace. */
export function DraftOffer({ at, fields, onTakeBack, onDiscard }: DraftOfferProps) {
  const { t } = useMessages()
  const heading = useId()
  return (
    <section className="draft-offer" aria-labelledby={heading}>
      <h2 id={heading}>{t(MESSAGES.heading)}</h2>
      <p>
        {t(MESSAGES.since)} <time dateTime={at}>{mogadishuTime(at)}</time>
      </p>
      <dl>
        {fields.map(({ path, label, words, isNewer }) => (
          <div key={path}>
            <dt>
              {label}
              {isNewer && ` (${t(MESSAGES.newerMark)})`}
            </dt>
            {words !== '' && <dd>{clipped(words)}</dd>}
          </div>
        ))}
      </dl>
      {fields.some(({ isNewer }) => isNewer) && <p>{t(MESSAGES.newer)}</p>}
      <p className="draft-offer__buttons">
        <Button margin={false} onClick={onTakeBack} size="large">
          {t(MESSAGES.takeBack)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onDiscard} size="large">
          {t(MESSAGES.discard)}
        </Button>
      </p>
    </section>
  )
}
