'use client'

import { FormSubmit, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Alert } from '../../../payload-types.ts'
import { AskDialog } from '../../../publish-checks/desk/ask-dialog.tsx'
import { usePublish } from '../../../publish-checks/desk/use-publish.ts'
import { mogadishuTime } from '../../../words/mogadishu-time.ts'
import { useWords } from '../../../words/use-words.ts'
import { AlertPreview } from './alert-preview.tsx'
import { ALERT_WORDS, whenSeen } from './words.ts'

const momentOf = (instant: string | null | undefined) =>
  instant ? mogadishuTime(instant) : undefined

/** Publishes the alert, once it has been seen as every reader will see it. */
export function PublishAlert() {
  const { say } = useWords()
  const { t } = useTranslation()
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
        {t('version:publishChanges')}
      </FormSubmit>
      {alert && (
        <AskDialog
          heading={say(ALERT_WORDS.heading)}
          yes={say(ALERT_WORDS.yes)}
          confirm={() => publish()}
          close={() => setAlert(undefined)}
        >
          <p>{say(whenSeen(momentOf(alert.from), momentOf(alert.until)))}</p>
          <AlertPreview alert={alert} language="SO" />
          <AlertPreview alert={alert} language="EN" />
        </AskDialog>
      )}
    </>
  )
}
