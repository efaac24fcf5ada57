import { createContext, use } from 'react'

/** The CSS rules by which opened controls fetch their pictures, collected while a page is rendered. */
export type PictureRules = string[]

/** The picture rules of a page with the data saver on, else `undefined`; provided by the server only. */
export const SaverContext = createContext<PictureRules | undefined>(undefined)

/**
 * Whether the page that is being rendered has the data saver on. React never hydrates such a page, so
 * call it as `import.meta.env.SSR && isDataSaverOn()`: what depends on it then stays out of the bundle.
 */
export function isDataSaverOn(): boolean {
  return use(SaverContext) !== undefined
}
