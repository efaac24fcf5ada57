'use client'

import { useForm } from '@payloadcms/ui'
import { useState } from 'react'
import { PublishDialog } from '../../../four-eyes/admin/publish-dialog.tsx'
import { usePublishReason } from '../../../four-eyes/admin/use-publish-reason.ts'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Alert } from '../../../payload-types.ts'
import { PublishSubmit } from '../../../publish-checks/admin/publish-submit.tsx'
import { usePublish } from '../../../publish-checks/admin/use-publish.ts'
import { AlertPreview } from './alert-preview.tsx'
import { ALERT_MESSAGES, visibilityPeriod } from './messages.ts'

const toTime = (instant: string | null | undefined) =>
  instant ? mogadishuTime(instant) : undefined

/** Publishes the alert after a dialog that shows it as readers will see it. */
export function PublishAlert() {
  const { t } = useMessages()
  const { getData, validateForm } = useForm()
  const { isAllowed, hasChanges, publish } = usePublish()
  const reason = usePublishReason()
  const [alert, setAlert] = useState<Partial<Alert>>()
  if (!isAllowed) return null

  const start = async () => {
    // With an invalid field Payload's own publishing shows the error at the field.
    if (await validateForm()) setAlert(getData() as Partial<Alert>)
    else await publish()
  }

  return (
    <>
      <PublishSubmit hasChanges={hasChanges} onClick={start} />
      {alert && (
        <PublishDialog
          heading={t(ALERT_MESSAGES.heading)}
          yes={t(ALERT_MESSAGES.yes)}
          reason={reason}
          publish={publish}
          close={() => setAlert(undefined)}
        >
          <p>{t(visibilityPeriod(toTime(alert.from), toTime(alert.until)))}</p>
          <AlertPreview alert={alert} language="SO" />
          <AlertPreview alert={alert} language="EN" />
        </PublishDialog>
      )}
    </>
  )
}
