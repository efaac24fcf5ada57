import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './steps/run.mjs'
import { BILL_FILE, makeBill } from './supply-chain/bill.mjs'

try {
  const bill = await makeBill()
  const file = path.join(ROOT, BILL_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`)
  console.log(
    `Written: ${BILL_FILE}, CycloneDX ${bill.specVersion}, ${bill.components.length} components`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
