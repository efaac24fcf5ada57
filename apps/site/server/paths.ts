import { fileURLToPath } from 'node:url'

const fromSite = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Where `npm run build` writes the browser's files and the pages. */
export const CLIENT_DIRECTORY = fromSite('build/client')
export const BUILT_PAGES = fromSite('build/server/index.js')

export const SITE_DIRECTORY = fromSite('.')

/** The repository's root, from which relative folders of the environment are resolved. */
export const ROOT = fromSite('../..')
