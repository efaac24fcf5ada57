import { createContext, use } from 'react'
import type { Settings } from './settings.ts'

const SettingsContext = createContext<Settings | undefined>(undefined)

export const SettingsProvider = SettingsContext

/** The ministry's addresses and numbers. Throws outside the provider. */
export function useSettings(): Settings {
  const settings = use(SettingsContext)
  if (settings === undefined) throw new Error('useSettings must be used within a SettingsProvider')
  return settings
}
