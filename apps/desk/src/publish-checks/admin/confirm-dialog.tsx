'use client'

import type { ReactNode } from 'react'
import { ModalDialog } from './modal-dialog.tsx'

interface ConfirmDialogProps {
  readonly heading: string
  readonly yes: string
  readonly children: ReactNode
  confirm(): Promise<void>
  close(): void
}

/** Asks for a confirmation. The keyboard begins at the answer that changes nothing. */
export function ConfirmDialog({ heading, yes, children, confirm, close }: ConfirmDialogProps) {
  return (
    <ModalDialog
      heading={heading}
      submitLabel={yes}
      isCancelFocused
      onClose={close}
      onSubmit={async () => {
        await confirm()
        return true
      }}
    >
      {children}
    </ModalDialog>
  )
}
