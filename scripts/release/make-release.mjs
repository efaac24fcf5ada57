import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npmCi } from '../steps/npm-ci.mjs'
import { run, step } from '../steps/run.mjs'
import { makeBill } from '../supply-chain/bill.mjs'
import { packFolder } from './archive.mjs'

/** What a build leaves that no server needs; packages are installed there from the lock file. */
const LEFT = [
  './node_modules',
  './apps/desk/node_modules',
  './apps/site/node_modules',
  './apps/site/.react-router',
  './apps/desk/.next/cache',
  './apps/desk/.next/diagnostics',
  './apps/desk/.next/trace*',
  './apps/desk/.next/*.map',
  './apps/desk/.next/*.nft.json',
]

/** Where Next writes keys for previews that it makes anew in each build. The desk has no such previews. */
const DIFFERING = [
  'apps/desk/.next/prerender-manifest.json',
  'apps/desk/.next/server/preview-props.json',
]

/** The tree of a commit as servers have it (`.gitattributes` says without what), built. */
async function builtTree(commit, folder) {
  const packed = path.join(folder, 'tree.tar')
  const tree = path.join(folder, 'tree')
  await run('git', ['archive', '--prefix=tree/', `--output=${packed}`, commit])
  await run('tar', ['--extract', `--file=${packed}`, `--directory=${folder}`])
  // A running desk has a key of its own; see `server.ts`.
  const buildKey = createHash('sha256').update(commit).digest('base64')
  const env = { BUILD_ID: commit, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: buildKey }
  const inTree = { cwd: tree, env }
  await step('Packages of a clean tree', () => npmCi(inTree))
  for (const app of ['site', 'desk']) {
    await step(`Build of the ${app}`, async () => {
      await run('npm', ['run', 'build', '-w', `apps/${app}`], inTree)
    })
  }
  return tree
}

/** The bill of materials, without the number and the time that npm gives each anew. */
async function billAt(moment) {
  const { serialNumber: _, metadata, ...bill } = await makeBill()
  const timestamp = new Date(moment * 1000).toISOString()
  return { ...bill, metadata: { ...metadata, timestamp } }
}

const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * Makes the files of a release in a folder, of what `assertReady` answered. Tells their names, and
 * which files of the archive no second build has alike.
 */
export async function makeRelease({ version, tag, commit, moment, notes }, folder) {
  // Next writes the folder's path into what it builds: the same for each build of a commit.
  const work = path.join(tmpdir(), `gaashaan-release-${commit}`)
  mkdirSync(work)
  try {
    const tree = await builtTree(commit, work)
    const name = `gaashaan-${version}`
    const files = [`${name}.tar.gz`, `${name}.cdx.json`, `${tag}.notes.md`]
    const [archive, bill, words] = files.map((each) => path.join(folder, each))
    await step('Archive', () => packFolder(tree, { name, moment, left: LEFT, file: archive }))
    writeFileSync(bill, `${JSON.stringify(await billAt(moment), undefined, 2)}\n`)
    writeFileSync(words, `${tag}\n\n${notes}\n`)
    const sums = files.map((each) => `${sumOf(path.join(folder, each))}  ${each}\n`)
    writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''))
    return { files: [...files, 'SHA256SUMS'], differing: DIFFERING }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
