import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../steps/run.mjs'
import { sectionOf } from './changelog.mjs'

/** Three numbers and perhaps a suffix (Semantic Versioning 2.0.0 §2 and §9). */
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/**
 * What a release of the commit at hand is made of: version, tag, commit, its moment in seconds since
 * 1970, and the changelog's words on it. Throws where it is not ready, with what to do.
 */
export async function assertReady(root) {
  const git = async (...args) => (await run('git', args, { cwd: root })).trim()
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!VERSION.test(version)) {
    throw new Error(`package.json says version "${version}": write three numbers, such as 1.4.0.`)
  }
  if ((await git('status', '--porcelain')) !== '') {
    throw new Error('There are changes that no commit has: commit them, or take them back.')
  }
  const notes = sectionOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version)
  if (notes === '') {
    throw new Error(`CHANGELOG.md says nothing of ${version}: write what changes for operators.`)
  }
  const tag = `v${version}`
  const commit = await git('rev-parse', 'HEAD')
  if ((await git('tag', '--list', tag)) !== '') {
    const tagged = await git('rev-parse', `${tag}^{commit}`)
    if (tagged !== commit) {
      throw new Error(`${tag} is another commit's already: raise the version in package.json.`)
    }
  }
  const moment = Number(await git('show', '--no-patch', '--format=%ct', 'HEAD'))
  return { version, tag, commit, moment, notes }
}
