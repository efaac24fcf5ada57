import { firstAccountOf } from './steps/first-account.mjs'
import { checkPorts } from './steps/ports.mjs'
import { assertNode, build, install } from './steps/prepare.mjs'
import { END_SIGNALS, runScript } from './steps/run.mjs'
import { stopServices } from './steps/service.mjs'
import { startStack } from './steps/stack.mjs'

assertNode()

// Commands that are still running get the signal too; a second one ends at once what takes long.
for (const signal of END_SIGNALS) {
  process.on(signal, () => stopServices().then(() => process.exit(0)))
}

const { env } = process
/** Where the two listen, and their private ports where those are wanted. */
const PORTS = [
  { name: 'PORT', value: env.PORT || '3000', host: env.HOST || '0.0.0.0' },
  { name: 'DESK_PORT', value: env.DESK_PORT || '3001', host: env.DESK_HOST || '127.0.0.1' },
  ...['METRICS_PORT', 'DESK_METRICS_PORT']
    .filter((name) => env[name])
    .map((name) => ({ name, value: env[name], host: env.METRICS_HOST || '127.0.0.1' })),
]

await runScript(async () => {
  const [sitePort, deskPort] = await checkPorts(PORTS)
  await install()
  await build()
  const stack = await startStack({
    dataDir: env.DATA_DIR ?? 'var',
    sitePort,
    deskPort,
    sample: env.SAMPLE !== 'no',
    env: {
      ...(env.SITE_URL && { SITE_URL: env.SITE_URL }),
      // A line for each request is for machines; here a person reads along.
      LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
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
})
