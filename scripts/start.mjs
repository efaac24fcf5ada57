import { firstAccountOf } from './steps/first-account.mjs'
import { checkPorts } from './steps/ports.mjs'
import { assertNode, build, install } from './steps/prepare.mjs'
import { ENDING } from './steps/run.mjs'
import { stopServices } from './steps/service.mjs'
import { startStack } from './steps/stack.mjs'

assertNode()

// Whatever is under way is told too; a second signal ends at once what takes long to end.
for (const signal of ENDING) process.on(signal, () => stopServices().then(() => process.exit(0)))

const { env: given } = process
/** Where the two listen, and their private ports where those are asked for. */
const PORTS = [
  { name: 'PORT', value: given.PORT || '3000', host: given.HOST || '0.0.0.0' },
  { name: 'DESK_PORT', value: given.DESK_PORT || '3001', host: given.DESK_HOST || '127.0.0.1' },
  ...['METRICS_PORT', 'DESK_METRICS_PORT']
    .filter((name) => given[name])
    .map((name) => ({ name, value: given[name], host: given.METRICS_HOST || '127.0.0.1' })),
]

try {
  const [sitePort, deskPort] = await checkPorts(PORTS)
  await install()
  await build()
  const stack = await startStack({
    dataDir: process.env.DATA_DIR ?? 'var',
    sitePort,
    deskPort,
    sample: process.env.SAMPLE !== 'no',
    env: {
      ...(process.env.SITE_URL && { SITE_URL: process.env.SITE_URL }),
      // A line for each request is for machines; here somebody looks on.
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    },
    log: console.log,
  })

  const firstAccount = firstAccountOf(stack.desk)
  const desk = firstAccount
    ? `${firstAccount.address}\n                (this machine only; make the first account there, the address works for that alone)`
    : `${stack.desk}/admin   (this machine only)`
  console.log(`
  The website   ${stack.site}
  in English    ${stack.site}/?language=EN
  The desk      ${desk}

  Stop both with Ctrl+C.
`)

  const code = await Promise.race(stack.services.map((service) => service.ended))
  console.error(`A service ended by itself (${code}); stopping.`)
  await stack.stop()
  process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
