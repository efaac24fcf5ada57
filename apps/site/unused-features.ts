import type { Plugin } from 'vite'
import { UNUSED_IN_REACT_DOM } from './unused-react-dom.ts'
import { UNUSED_IN_ROUTER } from './unused-router.ts'

/** A part of a package's production build that is written otherwise, or a page's build stops. */
export interface Edit {
  /** How the path of the file ends. */
  readonly file: string
  readonly found: string
  readonly instead: string
}

const EDITS = [...UNUSED_IN_ROUTER, ...UNUSED_IN_REACT_DOM]

/** Fetches a chunk's own styles before it; here all styles are one file. */
const PRELOAD_HELPER = 'vite/preload-helper.js'

/** Leaves those parts out of the browser's bundle. */
export function withoutUnusedFeatures(): Plugin {
  return {
    name: 'without-unused-features',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.endsWith(PRELOAD_HELPER)) return null
      return 'export const __vitePreload = (load) => load()'
    },
    transform(code, id) {
      const own = EDITS.filter(({ file }) => id.split('?')[0]?.endsWith(file))
      if (own.length === 0) return null
      return own.reduce((text, { file, found, instead }) => {
        if (!text.includes(found)) throw new Error(`${file} has no "${found}" any more`)
        return text.replaceAll(found, instead)
      }, code)
    },
  }
}
