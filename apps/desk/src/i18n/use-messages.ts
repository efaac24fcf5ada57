'use client'

import { useTranslation } from '@payloadcms/ui'
import { type Messages, messagesFor } from './messages.ts'

/** Our texts in the language of the screen. */
export const useMessages = (): Messages => messagesFor(useTranslation())
