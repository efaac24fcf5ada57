declare const self: ServiceWorkerGlobalScope

/** Put in by the build: files that no page's HTML names and that every kept page needs. */
declare const NEEDED_FILES: readonly string[]

export const scope = self
export const neededFiles = NEEDED_FILES

/** The cache with the styles, scripts, fonts and pictures of the kept pages. */
export const FILES = 'gaashaan-files'
