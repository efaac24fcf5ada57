import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'

/** Milliseconds within which a desk and a site are started, and migrated where that is needed. */
export const STACK_START = 120_000

/**
 * A desk without content and its site, on a folder of their own that goes when they stop; with these
 * environment variables besides.
 */
export async function startEmptyStack(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-empty-'))
  const stack = await startStack({
    dataDir,
    sitePort: await freePort(),
    deskPort: await freePort(),
    sample: false,
    migrated: inject('migrated'),
    env,
    log: () => undefined,
  })
  const stop = async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  /** Where the site keeps what outlives it. */
  const siteCache = path.join(dataDir, 'site-cache')
  return { site: stack.site, desk: stack.desk, dataDir, siteCache, stop }
}

export type EmptyStack = Awaited<ReturnType<typeof startEmptyStack>>
