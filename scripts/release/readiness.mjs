import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../steps/run.mjs'

/** Three numbers and perhaps a suffix (Semantic Versioning 2.0.0 §2 and §9). */
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** The changelog's section of a version (`## [1.2.0] - 2027-01-31`), without its heading; empty without one. */
export function changelogSection(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? ''
  return section.split('\n').slice(1).join('\n').trim()
}

/**
 * The details of a release of the current commit: version, tag, commit, the commit's time, and the
 * changelog's section. Throws where the commit is not ready, with what to do.
 */
export async function assertReady(root) {
  const git = async (...args) => (await run('git', args, { cwd: root })).trim()
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!VERSION.test(version)) {
    throw new Error(`package.json says version "${version}": write three numbers, such as 1.4.0.`)
  }
  if ((await git('status', '--porcelain')) !== '') {
    throw new Error('There are changes that no commit has: commit them, or take them back.')
  }
  const notes = changelogSection(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (notes === '') {
    throw new Error(`CHANGELOG.md says nothing of ${version}: write what changes for operators.`)
  }
  const tag = `v${version}`
  const commit = await git('rev-parse', 'HEAD')
  const isTagged = (await git('tag', '--list', tag)) !== ''
  if (isTagged && (await git('rev-parse', `${tag}^{commit}`)) !== commit) {
    throw new Error(`${tag} is another commit's already: raise the version in package.json.`)
  }
  const epochSeconds = Number(await git('show', '--no-patch', '--format=%ct', 'HEAD'))
  return { version, tag, commit, epochSeconds, notes }
}
