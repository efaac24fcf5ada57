import { createContext, use } from 'react'

/** The CSS rules by which opened controls fetch their pictures, gathered while a page is rendered. */
export type PictureRules = string[]

/** The picture rules of a page with the data saver on, `undefined` without; only the server gives them. */
export const SaverContext = createContext<PictureRules | undefined>(undefined)

/**
 * Whether the page that is being rendered has the data saver on. No such page is ever taken over by
 * React in the browser: ask as `import.meta.env.SSR && isSaving()`, so that what depends on it stays
 * out of the bundle.
 */
export function isSaving(): boolean {
  return use(SaverContext) !== undefined
}
