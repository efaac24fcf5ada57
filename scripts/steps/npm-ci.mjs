import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, run } from './run.mjs'
import { aptInstall } from './system.mjs'

/** Node's error codes for a network that is missing or leads nowhere. */
const NO_NETWORK =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)\b/

/** The Node of the lock file, which runs everything once it is installed. */
export const PINNED_NODE = path.join(ROOT, 'node_modules', '.bin', 'node')

/**
 * Installs the packages of the lock file. Throws with what to do where no registry can be reached.
 * @param {{ env?: Readonly<Record<string, string>>, cwd?: string }} [options]
 */
export async function npmCi(options = {}) {
  try {
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
    // npm 9, which Debian 13 has, takes the link away with the packages for other processors.
    if (!existsSync(PINNED_NODE)) await run('npm', ['rebuild', '--ignore-scripts'], options)
  } catch (error) {
    const [code] = NO_NETWORK.exec(error.output ?? '') ?? []
    if (code === undefined) throw error
    throw new Error(
      `The packages could not be fetched: their registry is not reached (${code}). See that this machine has the internet (\`npm ping\`), then give the command again.`,
    )
  }
}

/** The dynamic linker's message where the pinned Node lacks its library; empty where it does not. */
function missingLibraryMessage() {
  const { stderr } = spawnSync(PINNED_NODE, ['--version'], { encoding: 'utf8' })
  return stderr?.includes('libatomic') ? stderr.trim() : ''
}

/**
 * Installs the library that the pinned Node needs and a bare Debian may lack; throws with its name
 * where that fails.
 */
export async function assertPinnedNode() {
  if (missingLibraryMessage() === '') return
  await aptInstall(['libatomic1']).catch(() => undefined)
  const message = missingLibraryMessage()
  if (message !== '') throw new Error(`${message}\nInstall it first: apt-get install libatomic1`)
}
