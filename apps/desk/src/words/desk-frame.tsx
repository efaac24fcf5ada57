'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { LanguageSwitch } from './language-switch.tsx'
import { useFixedTexts } from './use-fixed-texts.ts'

/** What is around every screen of the desk: its language, whoever looks at it. */
export function DeskFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useAuth()
  useFixedTexts()
  return (
    <>
      {!user && <LanguageSwitch />}
      {children}
    </>
  )
}
