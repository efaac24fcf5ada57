/** A post of a fake host, as an older ministry's host may have it. */
export interface FakePost {
  readonly id: number
  readonly title: string | number | null
  readonly content?: string | null
  readonly post_url?: string | null
  readonly created_at?: string | null
  readonly subcategory_name?: string | null
}

export interface FakeContent {
  /** Lists by `category_id` and language, as `1:SO`; the press releases as `press:SO`. */
  readonly lists: Map<string, FakePost[]>
  /** Posts by id and language, as `12:SO`. */
  readonly posts: Map<string, FakePost>
}

const DAY_MS = 24 * 60 * 60 * 1000
const START = Date.parse('2019-01-01T08:00:00Z')

const dateOf = (story: number) => {
  const iso = new Date(START + story * (DAY_MS / 2)).toISOString()
  // Hosts write dates in several ways.
  return story % 2 === 0 ? iso : iso.slice(0, 19).replace('T', ' ')
}

const contentOf = (language: string, story: number, picture: string) =>
  `<div><h1>${language} ${story}</h1><p>Para <b>bold</b> ${story}, <a href="/resources/NewsDetail/x-3">link</a></p>
   <ul><li>one<li>two</ul>${picture}<table><tr><td>a<td>b</table></div>`

/** Ids of a story: every third has one for each language, the others one for both. */
export function idsOf(story: number): { so: number; en: number } {
  const so = story * 2 + 1
  return { so, en: story % 3 === 0 ? so + 1 : so }
}

/**
 * News stories in both languages, every fifth in Somali alone; every tenth story is a press release
 * with a PDF, every eleventh a video, every thirteenth a document.
 */
export function fakeContent(stories: number): FakeContent {
  const lists = new Map<string, FakePost[]>()
  const posts = new Map<string, FakePost>()
  const add = (list: string, language: 'SO' | 'EN', post: FakePost) => {
    lists.set(list, [...(lists.get(list) ?? []), post])
    posts.set(`${post.id}:${language}`, post)
  }
  for (let story = 1; story <= stories; story += 1) {
    const ids = idsOf(story)
    for (const language of ['SO', 'EN'] as const) {
      if (language === 'EN' && story % 5 === 0) continue
      const id = language === 'SO' ? ids.so : ids.en
      const picture =
        story % 4 === 0 ? `<p><img src="/uploads/in-${story}.jpg" alt="Doon"></p>` : ''
      const common = {
        id,
        title: `${language === 'SO' ? 'Warka' : 'Story'} ${story}`,
        content: contentOf(language, story, picture),
        created_at: dateOf(story),
        subcategory_name: language === 'SO' ? `Qayb ${story % 3}` : `Part ${story % 3}`,
      }
      const addTo = (list: number | 'press', post_url: string) =>
        add(`${list}:${language}`, language, { ...common, post_url })
      if (story % 10 === 0) addTo('press', `/files/${story}-${language}.pdf`)
      else if (story % 11 === 0) addTo(5, `https://www.youtube.com/watch?v=${story}`)
      else if (story % 13 === 0) addTo(4, `/files/${story}.pdf`)
      else addTo(language === 'SO' ? 1 : 6, `uploads/${story}.jpg`)
    }
  }
  return { lists, posts }
}
