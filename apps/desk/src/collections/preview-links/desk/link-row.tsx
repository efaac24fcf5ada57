'use client'

import { Button } from '@payloadcms/ui'
import type { ShownLink } from '../endpoints.ts'
import type { words } from './words.ts'

interface LinkRowProps {
  readonly link: ShownLink
  readonly words: (typeof words)['en']
  readonly onRevoke: () => void
}

/** Day and time at Mogadishu, in digits that read the same in both languages. */
const moment = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Africa/Mogadishu',
  }).format(new Date(instant))

/** One link: who made it, until when it is good, whether it was opened, and the way to end it. */
export function LinkRow({ link, words, onRevoke }: LinkRowProps) {
  const isOver = Date.parse(link.expiresAt) <= Date.now()
  const isGood = !link.revokedAt && !isOver
  const made = moment(link.madeAt)
  const state = link.revokedAt
    ? words.revoked(moment(link.revokedAt))
    : (isOver ? words.ended : words.endsAt)(moment(link.expiresAt))
  const opened = link.lastOpenedAt
    ? words.opened(link.opens, moment(link.lastOpenedAt))
    : words.neverOpened
  return (
    <li className={isGood ? undefined : 'preview-links__over'}>
      <strong>{state}</strong>
      <span>{words.madeBy(link.madeBy ?? words.someone, made)}</span>
      <span>{opened}</span>
      {isGood ? (
        <Button
          size="small"
          buttonStyle="secondary"
          onClick={onRevoke}
          extraButtonProps={{ 'aria-label': words.revokeLink(made) }}
        >
          {words.revoke}
        </Button>
      ) : null}
    </li>
  )
}
