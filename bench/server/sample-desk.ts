import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, startService } from '../../scripts/steps/service.mjs'
import { startStack } from '../../scripts/steps/stack.mjs'

/** The working directory of the desk's processes. */
export const DESK_FOLDER = path.join(import.meta.dirname, '../../apps/desk')

type Log = (line: string) => void

/** Desk and site with the sample content, on a data folder that is removed when they stop. */
export async function startSampleStack(log: Log = () => undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gaashaan-bench-'))
  const deskPort = await freePort()
  const stack = await startStack({ dataDir: folder, sitePort: await freePort(), deskPort, log })
  const stop = async () => {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...stack, folder, deskPort, stop }
}

/** A desk alone, with the sample content. */
export async function startSampleDesk(log: Log = () => undefined) {
  const stack = await startSampleStack(log)
  const [first, site] = stack.services
  // Measured sites are started without npm, so that their processes are known.
  await site?.stop()
  let desk = first
  return {
    url: stack.desk,
    /** Its data folder: database and media. */
    folder: stack.folder,
    /** Ends the desk and starts it again on the same content, with empty caches in its memory. */
    restart: async (whileDown: () => void = () => undefined) => {
      await desk?.stop()
      whileDown()
      desk = await startService({
        workspace: 'apps/desk',
        url: `${stack.desk}/api/content-version`,
        env: {
          DATA_DIR: stack.folder,
          NODE_ENV: 'production',
          PORT: String(stack.deskPort),
          HOST: '127.0.0.1',
          // Messages come from the readers whom the site names.
          TRUST_SITE: 'loopback',
        },
        log,
      })
    },
    stop: async () => {
      await desk?.stop()
      await stack.stop()
    },
  }
}

export type SampleDesk = Awaited<ReturnType<typeof startSampleDesk>>
