'use client'

import { FormSubmit, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { mogadishuTime } from '../../../i18n/mogadishu-time.ts'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Alert } from '../../../payload-types.ts'
import { ConfirmDialog } from '../../../publish-checks/admin/confirm-dialog.tsx'
import { usePublish } from '../../../publish-checks/admin/use-publish.ts'
import { AlertPreview } from './alert-preview.tsx'
import { ALERT_MESSAGES, whenSeen } from './messages.ts'

const momentOf = (instant: string | null | undefined) =>
  instant ? mogadishuTime(instant) : undefined

/** Publishes the alert, once it has been seen as every reader will see it. */
export function PublishAlert() {
  const { t } = useMessages()
  const publishText = useTranslation().t('version:publishChanges')
  const { getData, validateForm } = useForm()
  const { isAllowed, hasNews, publish } = usePublish()
  const [alert, setAlert] = useState<Partial<Alert>>()
  if (!isAllowed) return null

  const start = async () => {
    // What is wrong in a field is said at the field, by Payload's own way.
    if (await validateForm()) setAlert(getData() as Partial<Alert>)
    else await publish()
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={!hasNews}
        onClick={() => void start()}
      >
        {publishText}
      </FormSubmit>
      {alert && (
        <ConfirmDialog
          heading={t(ALERT_MESSAGES.heading)}
          yes={t(ALERT_MESSAGES.yes)}
          confirm={() => publish()}
          close={() => setAlert(undefined)}
        >
          <p>{t(whenSeen(momentOf(alert.from), momentOf(alert.until)))}</p>
          <AlertPreview alert={alert} language="SO" />
          <AlertPreview alert={alert} language="EN" />
        </ConfirmDialog>
      )}
    </>
  )
}
