import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { makeRelease } from './release/make-release.mjs'
import { assertReady } from './release/readiness.mjs'
import { assertNode, install } from './steps/prepare.mjs'
import { ROOT } from './steps/run.mjs'

/** Makes what belongs to the tag of the version in package.json, in the folder `release`. */
assertNode()
try {
  const ready = await assertReady(ROOT)
  await install()
  const folder = path.join(ROOT, 'release')
  mkdirSync(folder, { recursive: true })
  const { files, differing } = await makeRelease(ready, folder)
  console.log(`\nIn the folder release:\n${files.map((name) => `  ${name}`).join('\n')}`)
  if (differing.length > 0) {
    console.log(`\nWhat Next makes anew in each build, and another build of this commit has otherwise:
${differing.map((name) => `  ${name}`).join('\n')}`)
  }
  console.log(`
Next: npm test, then
  git tag --annotate ${ready.tag} --file release/${ready.tag}.notes.md
  git push origin ${ready.tag}
and put the files beside the tag.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
