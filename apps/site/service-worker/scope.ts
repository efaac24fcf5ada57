declare const self: ServiceWorkerGlobalScope

/** Defined by the build: files that every cached page needs and that no page's HTML names. */
declare const NEEDED_FILES: readonly string[]

export const scope = self
export const neededFiles = NEEDED_FILES

/** Name of the cache with the styles, scripts, fonts and pictures of the cached pages. */
export const FILES = 'gaashaan-files'
