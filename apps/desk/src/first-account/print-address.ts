/** Prints the address at which the first account is made: `npm run first-account -w apps/desk`. */
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { firstAccountAddress } from './address.ts'

const desk = await getPayload({ config, disableOnInit: true })
console.log((await firstAccountAddress(desk)) ?? 'This desk has its first account.')
await desk.destroy()
process.exit(0)
