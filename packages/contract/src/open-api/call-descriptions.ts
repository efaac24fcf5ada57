import type { CALLS, CallName } from '../calls.ts'
import type { Bilingual } from '../language.ts'

/** The calls that are public through the site. */
export type PublicCallName = {
  [N in CallName]: (typeof CALLS)[N]['relayed'] extends true ? N : never
}[CallName]

interface CallText {
  /** What it returns or does, in a few words. */
  readonly title: string
  readonly text: string
}

/** Descriptions of the public calls, for developers. */
export const CALL_DESCRIPTIONS: Readonly<Record<PublicCallName, Bilingual<CallText>>> = {
  featuredPosts: {
    EN: { title: 'Featured posts', text: 'The posts featured on the home page, newest first.' },
    SO: {
      title: 'Qoraallada la xushay',
      text: 'Qoraallada bogga hore ugu horreeya, kuwa cusub ayaa hore.',
    },
  },
  latestPosts: {
    EN: { title: 'Latest posts', text: 'The newest posts in a category.' },
    SO: { title: 'Qoraalladii ugu dambeeyay', text: 'Qoraallada ugu cusub ee qayb.' },
  },
  postsByCategory: {
    EN: {
      title: 'Posts in a category',
      text: 'All posts in a category, newest first. With page or page_size the list is paged, and total is the number of all posts.',
    },
    SO: {
      title: 'Qoraallada qayb',
      text: 'Dhammaan qoraallada qayb, kuwa cusub ayaa hore: dhammaantood, ama bog bog haddii page ama page_size la bixiyo; markaas total ayaa sheegta tiradooda.',
    },
  },
  pressReleases: {
    EN: { title: 'Press releases', text: 'All press releases, newest first, whole or paged.' },
    SO: {
      title: 'War-saxaafadeedyada',
      text: 'Dhammaan war-saxaafadeedyada, kuwa cusub ayaa hore, dhammaantood ama bog bog.',
    },
  },
  post: {
    EN: {
      title: 'One post',
      text: 'A post by its id, with its full text. A withdrawn post says so.',
    },
    SO: {
      title: 'Hal qoraal',
      text: 'Qoraal lambarkiisa lagu helo, isagoo dhan. Kii laga noqday wuu sheegaa.',
    },
  },
  subcategories: {
    EN: { title: 'Subcategories', text: 'The subcategories in a category that have posts.' },
    SO: { title: 'Qaybaha hoose', text: 'Qaybaha hoose ee qayb ee qoraal leh.' },
  },
  featuredOperations: {
    EN: {
      title: 'Operations and campaigns',
      text: 'Operations and campaigns, each in both languages.',
    },
    SO: {
      title: 'Howlgallada iyo ololayaasha',
      text: 'Howlgallada iyo ololayaasha, mid kasta oo labada luqadood ku qoran.',
    },
  },
  leaderByTitle: {
    EN: {
      title: 'A leader by title',
      text: 'The holder of an office, by the office’s name in that language.',
    },
    SO: { title: 'Hoggaamiye jago lagu helo', text: 'Qofka jago haya, magaca jagada ee luqadda.' },
  },
  leadersByInstitution: {
    EN: { title: 'Leaders of an institution', text: 'Institution 1 is the ministry, 2 the army.' },
    SO: { title: 'Hoggaanka hay’ad', text: 'Hay’adda 1 waa wasaaradda, 2 waa ciidanka.' },
  },
  contactSubmit: {
    EN: {
      title: 'Send a message',
      text: 'Sends a message to a department. Pages on other sites may not use it.',
    },
    SO: { title: 'Dir fariin', text: 'Fariin ayay u dirtaa waax. Boggaga kale looma oggola.' },
  },
}

/** Descriptions of the query keys. */
export const KEY_DESCRIPTIONS = {
  language: { EN: 'The language of the response', SO: 'Luqadda jawaabta' },
  category_id: { EN: 'The category', SO: 'Qaybta' },
  limit: { EN: 'The maximum number of posts', SO: 'Inta qoraal ee ugu badan' },
  page: { EN: 'Which page of the list', SO: 'Bogga liiska' },
  page_size: { EN: 'Posts per page', SO: 'Inta qoraal ee bog kasta' },
  with_content: { EN: '0 leaves out the full texts', SO: '0 wuu ka reebaa qoraallada' },
  subcategory_name: {
    EN: 'Only posts in this subcategory, by its name in that language',
    SO: 'Kaliya qoraallada qaybtan hoose, magaceeda luqadda',
  },
  has_post_url: {
    EN: '1 leaves out posts without a picture or file',
    SO: '1 wuu ka reebaa kuwa aan sawir ama fayl lahayn',
  },
  closes_from: {
    EN: 'Only tenders that close at this time or later',
    SO: 'Kaliya qandaraasyada xirmaya wakhtigan ama ka dib',
  },
  closes_before: {
    EN: 'Only tenders that closed before this time',
    SO: 'Kaliya qandaraasyada xirmay wakhtigan ka hor',
  },
  title: {
    EN: 'The office, exactly as the ministry calls it',
    SO: 'Jagada, sida wasaaraddu u taqaan',
  },
  strict: { EN: '1 matches the exact title only', SO: '1 wuxuu helaa magaca saxda ah oo keliya' },
  id: { EN: 'A number', SO: 'Lambar' },
} as const satisfies Readonly<Record<string, Bilingual<string>>>

export type KeyName = keyof typeof KEY_DESCRIPTIONS
