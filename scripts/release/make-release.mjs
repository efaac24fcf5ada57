import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npmCi } from '../steps/npm-ci.mjs'
import { run, step } from '../steps/run.mjs'
import { createSbom } from '../supply-chain/sbom.mjs'
import { packFolder } from './archive.mjs'

/** Files of a build that no server needs; packages are installed there from the lock file. */
const EXCLUDED = [
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

/**
 * Next writes keys for previews here, and makes them anew in each build. The desk has no such
 * previews.
 */
const DIFFERING = [
  'apps/desk/.next/prerender-manifest.json',
  'apps/desk/.next/server/preview-props.json',
]

/** The built tree of a commit as servers get it (`.gitattributes` lists what is left out). */
async function buildTree(commit, folder) {
  const archive = path.join(folder, 'tree.tar')
  const tree = path.join(folder, 'tree')
  await run('git', ['archive', '--prefix=tree/', `--output=${archive}`, commit])
  await run('tar', ['--extract', `--file=${archive}`, `--directory=${folder}`])
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

/** The SBOM without the number and the time that npm gives each one anew. */
async function reproducibleSbom(epochSeconds) {
  const { serialNumber: _, metadata, ...sbom } = await createSbom()
  const timestamp = new Date(epochSeconds * 1000).toISOString()
  return { ...sbom, metadata: { ...metadata, timestamp } }
}

const sha256OfFile = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * Makes the files of a release in a folder, from what `assertReady` resolved to. Resolves to their
 * names, and to the files of the archive that differ in each build.
 */
export async function makeRelease({ version, tag, commit, epochSeconds, notes }, folder) {
  // Next writes the folder's path into what it builds, so it is the same for each build of a commit.
  const work = path.join(tmpdir(), `gaashaan-release-${commit}`)
  mkdirSync(work)
  try {
    const tree = await buildTree(commit, work)
    const name = `gaashaan-${version}`
    const files = [`${name}.tar.gz`, `${name}.cdx.json`, `${tag}.notes.md`]
    const [archive, sbom, notesFile] = files.map((file) => path.join(folder, file))
    await step('Archive', () =>
      packFolder(tree, { name, epochSeconds, excluded: EXCLUDED, file: archive }),
    )
    writeFileSync(sbom, `${JSON.stringify(await reproducibleSbom(epochSeconds), undefined, 2)}\n`)
    writeFileSync(notesFile, `${tag}\n\n${notes}\n`)
    const sums = files.map((file) => `${sha256OfFile(path.join(folder, file))}  ${file}\n`)
    writeFileSync(path.join(folder, 'SHA256SUMS'), sums.join(''))
    return { files: [...files, 'SHA256SUMS'], differing: DIFFERING }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
