/** Milliseconds: between two readers, and for how long one waits; the site's own limit is below it. */
const INTERVAL_MS = 500
const TIMEOUT_MS = 20_000

/** Part of the site's error page in each language. */
const IN_LANGUAGE = { SO: /<html lang="so"/, EN: /<html lang="en"/ } as const
/** A stack trace, which no response may have. */
const TRACE = /\bat \S+ \(|node_modules|\/srv\//

let id = 500_000

/** One reader of a page that the site cannot have cached; resolves to what is wrong, if anything. */
async function findProblem(site: string, language: 'SO' | 'EN', isHostWell: () => boolean) {
  id += 1
  try {
    const response = await fetch(`${site}/resources/NewsDetail/lama-arag-${id}`, {
      headers: { cookie: `language=${language}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const page = await response.text()
    // A host that has recovered meanwhile says that there is no such page.
    const isRight = response.status === 503 || (response.status === 404 && isHostWell())
    if (!isRight) return `an unknown page answered ${response.status}`
    if (!IN_LANGUAGE[language].test(page) || !page.includes('<main')) {
      return 'no page in the language'
    }
    return TRACE.test(page) ? 'a trace was shown' : undefined
  } catch (error) {
    return `an unknown page: ${String(error)}`
  }
}

/**
 * Readers who request pages that the site has never seen, in both languages, until it is stopped.
 * `stop` waits for the last responses.
 */
export function readUnknownPages(site: string, isHostWell: () => boolean) {
  const reads: Promise<string | undefined>[] = []
  const timer = setInterval(() => {
    reads.push(findProblem(site, reads.length % 2 ? 'EN' : 'SO', isHostWell))
  }, INTERVAL_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      const problems = (await Promise.all(reads)).filter((problem) => problem !== undefined)
      return { count: reads.length, problems }
    },
  }
}
