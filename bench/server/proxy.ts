import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteProcess } from './site-process.ts'

export interface Proxy {
  readonly url: string
  /** The root of its process tree. */
  readonly pid: number
  readonly stop: () => Promise<void>
}

interface ProxyStep {
  readonly startProxy: (options: { readonly origins: readonly string[] }) => Promise<Proxy>
}

const STEP = path.join(import.meta.dirname, '../../scripts/steps/proxy.mjs')

/** Our proxy configuration before a site; `undefined`, with a note, in a checkout that has none. */
export async function proxyBefore({ url }: Pick<SiteProcess, 'url'>): Promise<Proxy | undefined> {
  if (!existsSync(STEP)) {
    console.log('There is no proxy configuration here: what stands behind it is left out.')
    return undefined
  }
  const { startProxy } = (await import(pathToFileURL(STEP).href)) as ProxyStep
  return startProxy({ origins: [url] })
}
