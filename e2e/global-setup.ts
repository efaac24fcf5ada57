import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../scripts/steps/service.mjs'
import { migrate, startStack } from '../scripts/steps/stack.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly site: string
    readonly desk: string
    /** A data folder with a migrated, empty database, for journeys that need a desk of their own. */
    readonly migrated: string | undefined
  }
}

/**
 * One real desk with the sample content and one real site for all journeys, on a folder of their
 * own. `E2E_SITE` and `E2E_DESK` name running ones instead, for quick trials.
 */
export default async function setup(project: TestProject) {
  const { E2E_SITE, E2E_DESK } = process.env
  if (E2E_SITE && E2E_DESK) {
    project.provide('site', E2E_SITE)
    project.provide('desk', E2E_DESK)
    project.provide('migrated', undefined)
    return
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-e2e-'))
  const migrated = mkdtempSync(path.join(tmpdir(), 'gaashaan-migrated-'))
  await migrate({ DATA_DIR: migrated })
  const lines: string[] = []
  const stack = await startStack({
    dataDir,
    migrated,
    sitePort: await freePort(),
    deskPort: await freePort(),
    log: (line: string) => lines.push(line),
  })
  project.provide('site', stack.site)
  project.provide('desk', stack.desk)
  project.provide('migrated', migrated)
  return async () => {
    await stack.stop()
    for (const folder of [dataDir, migrated]) rmSync(folder, { recursive: true, force: true })
  }
}
