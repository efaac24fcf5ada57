import { run } from '../steps/run.mjs'

/** Where the bill is kept, from the root. */
export const BILL_FILE = 'var/sbom.cdx.json'

/**
 * The software bill of materials (CycloneDX 1.5) of everything that the lock file installs, by npm's
 * own hand.
 */
export async function makeBill() {
  const args = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const bill = JSON.parse(await run('npm', ['sbom', '--loglevel=silent', ...args]))
  // npm takes the folder's name, which each clone has its own of.
  const [, name] = /^pkg:npm\/(.+)@/.exec(bill.metadata.component.purl)
  bill.metadata.component.name = name
  return bill
}
