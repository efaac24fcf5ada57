import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'

/** Longest start of a desk and a site with their migration, in ms. */
export const STACK_START = 120_000

/**
 * Starts a desk without content and its site, with some more environment variables. Their data folder
 * is deleted when they stop.
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
  const siteCache = path.join(dataDir, 'site-cache')
  return { site: stack.site, desk: stack.desk, dataDir, siteCache, stop }
}

export type EmptyStack = Awaited<ReturnType<typeof startEmptyStack>>
