import { existsSync } from 'node:fs'
import { assertPinnedNode, npmCi, PINNED_NODE } from './npm-ci.mjs'
import { run, step } from './run.mjs'
import { whenChanged } from './stamp.mjs'

const OLDEST_NODE = 20

/** Stops with a clear sentence where the machine's Node is too old to run npm's install. */
export function assertNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= OLDEST_NODE) return
  console.error(`Gaashaan needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}.`)
  process.exit(1)
}

/** Installs the packages of the lock file, when it changed; the pinned Node is one of them. */
export function install() {
  return step('Packages', async () => {
    // npm is run by what an earlier install has brought.
    await assertPinnedNode()
    const done = await whenChanged(
      'node_modules/.gaashaan-install',
      ['package-lock.json', 'package.json'],
      () => npmCi(),
    )
    await assertPinnedNode()
    return done ? 'installed' : 'already there'
  })
}

/** Installs where nothing is yet: the packages of a server are its operator's, and in use. */
export async function installOnce() {
  if (!existsSync(PINNED_NODE)) await install()
}

/** Builds site and desk, each when its sources changed. */
export async function build() {
  const shared = ['package-lock.json', 'packages']
  await step('Site', async () => {
    const done = await whenChanged(
      'apps/site/build/.gaashaan-build',
      [...shared, 'apps/site'],
      () => run('npm', ['run', 'build', '-w', 'apps/site']),
    )
    return done ? 'built' : 'already built'
  })
  await step('Desk', async () => {
    const done = await whenChanged(
      'apps/desk/.next/.gaashaan-build',
      [...shared, 'apps/desk'],
      () => run('npm', ['run', 'build', '-w', 'apps/desk']),
    )
    return done ? 'built' : 'already built'
  })
}
