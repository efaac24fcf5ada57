import { createContext, use } from 'react'

/** Whether the page at hand is one with the data saver on; only the server ever gives it. */
export const SaverContext = createContext(false)

/**
 * Whether the page that is being rendered has the data saver on. No such page is ever taken over by
 * React in the browser: ask as `import.meta.env.SSR && isSaving()`, so that what depends on it stays
 * out of the bundle.
 */
export function isSaving(): boolean {
  return use(SaverContext)
}
