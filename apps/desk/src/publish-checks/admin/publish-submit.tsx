'use client'

import { FormSubmit, useTranslation } from '@payloadcms/ui'

interface PublishSubmitProps {
  readonly hasChanges: boolean
  readonly onClick: () => Promise<unknown>
}

/** The button that publishes, with the name that Payload's own has. */
export function PublishSubmit({ hasChanges, onClick }: PublishSubmitProps) {
  const { t } = useTranslation()
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={!hasChanges}
      onClick={() => void onClick()}
    >
      {t('version:publishChanges')}
    </FormSubmit>
  )
}
