import { run } from '../steps/run.mjs'

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} purl
 * @property {{ alg: string, content: string }[]} [hashes]
 */

/**
 * The software bill of materials (CycloneDX 1.5) of everything that the lock file installs, as npm
 * makes it.
 * @returns {Promise<{
 *   specVersion: string, metadata: { component: Component }, components: Component[],
 *   dependencies: { ref: string, dependsOn: string[] }[],
 * }>}
 */
export async function createSbom() {
  const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const sbom = JSON.parse(await run('npm', ['sbom', '--loglevel=silent', ...args]))
  // npm takes the name from the folder, and each clone may have another one.
  const [, name] = /^pkg:npm\/(.+)@/.exec(sbom.metadata.component.purl)
  sbom.metadata.component.name = name
  return sbom
}
