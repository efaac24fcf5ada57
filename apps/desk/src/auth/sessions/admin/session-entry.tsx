'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { ListedSession } from '../session-list.ts'
import { MESSAGES } from './messages.ts'

interface SessionEntryProps extends ListedSession {
  readonly isSending: boolean
  /** Ends the session; missing where the person may not, or where it is the one in use. */
  readonly onEnd?: () => void
}

/** A session in the list: device, beginning, last use. */
export function SessionEntry(props: SessionEntryProps) {
  const { device, since, usedAt, isCurrent, isSending, onEnd } = props
  const { t } = useMessages()
  const id = useId()
  const used = usedAt ? `${t(MESSAGES.used)}: ${mogadishuTime(usedAt)}` : t(MESSAGES.unused)
  return (
    <li>
      <div id={id}>
        <strong>{device || t(MESSAGES.unknownDevice)}</strong>
        {isCurrent && ` (${t(MESSAGES.current)})`}
        <p className="sign-in__hint">
          {since && `${t(MESSAGES.since)}: ${mogadishuTime(since)}. `}
          {used}.
        </p>
      </div>
      {onEnd && (
        <Button
          buttonStyle="secondary"
          disabled={isSending}
          onClick={onEnd}
          extraButtonProps={{ 'aria-describedby': id }}
        >
          {t(MESSAGES.end)}
        </Button>
      )}
    </li>
  )
}
