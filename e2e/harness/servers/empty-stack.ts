import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/steps/service.mjs'
import { startStack } from '../../../scripts/steps/stack.mjs'
import { TEST_DATA } from '../../../scripts/steps/test-data.mjs'

/** Longest start of a desk and a site with their migration, in ms. */
export const STACK_START = 120_000

/**
 * Ports of desks that have stopped. The next desk of this worker gets one of them, so that its browser
 * finds the scripts of the desk where it has compiled them before.
 */
const leftPorts: number[] = []

/**
 * Starts a desk without content and its site, with some more environment variables. Their data folder
 * is deleted when they stop.
 */
export async function startEmptyStack(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-empty-'))
  const deskPort = leftPorts.pop() ?? (await freePort())
  const stack = await startStack({
    dataDir,
    sitePort: await freePort(),
    deskPort,
    sample: false,
    migrated: TEST_DATA.migrated,
    env,
    log: () => undefined,
  })
  const stop = async () => {
    await stack.stop()
    leftPorts.push(deskPort)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const siteCache = path.join(dataDir, 'site-cache')
  return { site: stack.site, desk: stack.desk, dataDir, siteCache, stop }
}

export type EmptyStack = Awaited<ReturnType<typeof startEmptyStack>>
