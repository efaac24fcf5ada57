import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { makeRelease } from './release/make-release.mjs'
import { assertReady } from './release/readiness.mjs'
import { assertNoKnownWeakness } from './release/weaknesses.mjs'
import { assertNode, install } from './steps/prepare.mjs'
import { ROOT, runScript } from './steps/run.mjs'

assertNode()

const asList = (files) => files.map((name) => `  ${name}`).join('\n')

// Makes the files that belong to the tag of the version in package.json, in the folder `release`.
await runScript(async () => {
  const release = await assertReady(ROOT)
  await assertNoKnownWeakness(ROOT, release.notes)
  await install()
  const folder = path.join(ROOT, 'release')
  mkdirSync(folder, { recursive: true })
  const { files, differing } = await makeRelease(release, folder)
  console.log(`\nIn the folder release:\n${asList(files)}`)
  console.log(`\nWhat Next makes anew in each build, and another build of this commit has otherwise:
${asList(differing)}`)
  console.log(`
Next: npm test, then
  git tag --annotate ${release.tag} --file release/${release.tag}.notes.md
  git push origin ${release.tag}
and put the files beside the tag.`)
})
