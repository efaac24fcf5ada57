import { firstAccountOf } from './steps/first-account.mjs'
import { assertNode, build, install } from './steps/prepare.mjs'
import { stopServices } from './steps/service.mjs'
import { startStack } from './steps/stack.mjs'

assertNode()

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => stopServices().then(() => process.exit(0)))
}

const sitePort = Number(process.env.PORT ?? 3000)
const deskPort = Number(process.env.DESK_PORT ?? 3001)

try {
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
