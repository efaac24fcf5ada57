'use client'

import { Button } from '@payloadcms/ui'
import { inMogadishu } from '../../../i18n/mogadishu-time.ts'
import type { PreviewLinkView } from '../endpoints.ts'
import type { MESSAGES } from './messages.ts'

interface LinkRowProps {
  readonly link: PreviewLinkView
  readonly messages: typeof MESSAGES.en
  readonly onRevoke: () => void
}

/** One link: who made it, until when it is good, whether it was opened, and the way to end it. */
export function LinkRow({ link, messages, onRevoke }: LinkRowProps) {
  const isOver = Date.parse(link.expiresAt) <= Date.now()
  const isGood = !link.revokedAt && !isOver
  const made = inMogadishu(link.madeAt)
  const state = link.revokedAt
    ? messages.revoked(inMogadishu(link.revokedAt))
    : (isOver ? messages.ended : messages.endsAt)(inMogadishu(link.expiresAt))
  const opened = link.lastOpenedAt
    ? messages.opened(link.opens, inMogadishu(link.lastOpenedAt))
    : messages.neverOpened
  return (
    <li className={isGood ? undefined : 'preview-links__over'}>
      <strong>{state}</strong>
      <span>{messages.madeBy(link.madeBy ?? messages.someone, made)}</span>
      <span>{opened}</span>
      {isGood ? (
        <Button
          size="small"
          buttonStyle="secondary"
          onClick={onRevoke}
          extraButtonProps={{ 'aria-label': messages.revokeLink(made) }}
        >
          {messages.revoke}
        </Button>
      ) : null}
    </li>
  )
}
