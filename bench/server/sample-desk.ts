import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, type Service, startService } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'

/** What the desk's processes work in. */
export const DESK_FOLDER = path.join(import.meta.dirname, '../../apps/desk')

export interface SampleDesk {
  readonly url: string
  /** Its data folder: database and media. */
  readonly folder: string
  /** Ends the desk and starts it again on the same content, with nothing in its memory. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A desk with the sample content, on a folder of its own that goes when it stops. */
export async function startSampleDesk(): Promise<SampleDesk> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gaashaan-bench-'))
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const log = () => undefined
  const stack = await startStack({ dataDir, sitePort, deskPort, log })
  const [first, site] = stack.services
  // Measured sites are started by themselves, so that their processes are known.
  await site?.stop()
  let desk: Service | undefined = first
  return {
    url: stack.desk,
    folder: dataDir,
    restart: async () => {
      await desk?.stop()
      desk = await startService({
        workspace: 'apps/desk',
        url: `${stack.desk}/api/content-version`,
        env: { DATA_DIR: dataDir, NODE_ENV: 'production', PORT: `${deskPort}`, HOST: '127.0.0.1' },
        log,
      })
    },
    stop: async () => {
      await desk?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
