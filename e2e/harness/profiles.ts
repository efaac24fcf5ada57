import { type Browser, chromium } from 'playwright-core'
import { findProgram } from '../../scripts/steps/system.mjs'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text has the width that it has on readers' screens, not one rounded to whole pixels.
  '--font-render-hinting=none',
  // Only this machine can be reached. This rule leaves the cache on; a route of Playwright would turn
  // it off and send each request through the test.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findProgram('headless chromium'), args: FLAGS })
}
