import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../scripts/steps/service.mjs'
import { startStack } from '../scripts/steps/stack.mjs'
import { prepareTestData, TEST_DATA } from '../scripts/steps/test-data.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly site: string
    readonly desk: string
  }
}

/**
 * One real desk with the sample content and one real site for all journeys, on a folder of their
 * own. `E2E_SITE` and `E2E_DESK` name running ones instead, for quick trials.
 */
export default async function setup(project: TestProject) {
  await prepareTestData()
  const { E2E_SITE, E2E_DESK } = process.env
  if (E2E_SITE && E2E_DESK) {
    project.provide('site', E2E_SITE)
    project.provide('desk', E2E_DESK)
    return
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-e2e-'))
  const lines: string[] = []
  const stack = await startStack({
    dataDir,
    migrated: TEST_DATA.sample,
    sitePort: await freePort(),
    deskPort: await freePort(),
    log: (line: string) => lines.push(line),
  })
  project.provide('site', stack.site)
  project.provide('desk', stack.desk)
  return async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
