import { type Browser, chromium } from 'playwright-core'
import { startSampleStack } from './server/sample-desk.ts'

/** Measures, in Chromium, the site named by `SITE`, or one with the sample content. */
export async function measureInBrowser(
  measure: (browser: Browser, site: string) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const stack = process.env.SITE ? undefined : await startSampleStack()
  try {
    await measure(browser, stack?.site ?? String(process.env.SITE))
  } finally {
    await browser.close()
    await stack?.stop()
  }
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
