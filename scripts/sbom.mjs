import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, runScript } from './steps/run.mjs'
import { createSbom } from './supply-chain/sbom.mjs'

const FILE = 'var/sbom.cdx.json'

await runScript(async () => {
  const sbom = await createSbom()
  mkdirSync(path.join(ROOT, path.dirname(FILE)), { recursive: true })
  writeFileSync(path.join(ROOT, FILE), `${JSON.stringify(sbom, undefined, 2)}\n`)
  console.log(
    `Written: ${FILE}, CycloneDX ${sbom.specVersion}, ${sbom.components.length} components`,
  )
})
