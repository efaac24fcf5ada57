/** Milliseconds: between two readers, and for how long one waits; the site's own bound is below it. */
const EVERY = 500
const PATIENCE = 20_000

/** What a page of the site that could not be made has in each language. */
const SAYS = { SO: /<html lang="so"/, EN: /<html lang="en"/ } as const
/** What an answer to readers never has: where in a program it happened. */
const TRACE = /\bat \S+ \(|node_modules|\/srv\//

export interface UnknownPages {
  /** Asks no more, waits for what is under way: how many were asked, and what was wrong of them. */
  readonly stop: () => Promise<{ readonly asked: number; readonly wrong: readonly string[] }>
}

let id = 500_000

/** One reader of a page that the site cannot have: what is wrong with the answer, if anything. */
async function read(site: string, language: 'SO' | 'EN', isWell: () => boolean) {
  id += 1
  try {
    const answer = await fetch(`${site}/resources/NewsDetail/lama-arag-${id}`, {
      headers: { cookie: `language=${language}` },
      signal: AbortSignal.timeout(PATIENCE),
    })
    const page = await answer.text()
    // A host that has become well meanwhile says that there is no such page.
    const isRight = answer.status === 503 || (answer.status === 404 && isWell())
    if (!isRight) return `an unknown page answered ${answer.status}`
    if (!SAYS[language].test(page) || !page.includes('<main')) return 'no page in the language'
    return TRACE.test(page) ? 'a trace was shown' : undefined
  } catch (error) {
    return `an unknown page: ${String(error)}`
  }
}

/** Readers who ask for pages that the site has never seen, in both languages, until it is stopped. */
export function askUnknownPages(site: string, isWell: () => boolean): UnknownPages {
  const asked: Promise<string | undefined>[] = []
  const timer = setInterval(() => {
    asked.push(read(site, asked.length % 2 ? 'EN' : 'SO', isWell))
  }, EVERY)
  return {
    stop: async () => {
      clearInterval(timer)
      const answers = await Promise.all(asked)
      return { asked: asked.length, wrong: answers.filter((each) => each !== undefined) }
    },
  }
}
