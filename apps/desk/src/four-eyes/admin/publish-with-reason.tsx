'use client'

import { useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/use-messages.ts'
import { PublishSubmit } from '../../publish-checks/admin/publish-submit.tsx'
import { usePublish } from '../../publish-checks/admin/use-publish.ts'
import { PLAIN_DIALOG, PublishDialog } from './publish-dialog.tsx'
import { usePublishReason } from './use-publish-reason.ts'

/** Replaces Payload's publish button: asks those who publish changes of their own why. */
export function PublishWithReason() {
  const { t } = useMessages()
  const { validateForm } = useForm()
  const { isAllowed, hasChanges, publish } = usePublish()
  const reason = usePublishReason()
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed) return null

  const start = async () => {
    // With an invalid field Payload's own publishing shows the error at the field.
    if (reason.isNeeded && (await validateForm())) setOpen(true)
    else await publish()
  }

  return (
    <>
      <PublishSubmit hasChanges={hasChanges} onClick={start} />
      {isOpen && (
        <PublishDialog
          heading={t(PLAIN_DIALOG.heading)}
          yes={t(PLAIN_DIALOG.yes)}
          reason={reason}
          publish={publish}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
