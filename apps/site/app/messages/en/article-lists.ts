import type { Messages } from '../so.ts'

export const articleLists: Messages['posts']['article']['lists'] = {
  news: { back: 'Back to news', latest: 'Latest News', all: 'All news' },
  pressReleases: {
    back: 'Back to press releases',
    latest: 'Latest press releases',
    all: 'All press releases',
  },
  speeches: { back: 'Back to speeches', latest: 'Latest speeches', all: 'All speeches' },
  publications: {
    back: 'Back to publications',
    latest: 'Latest publications',
    all: 'All publications',
  },
  tenders: {
    back: 'Back to bids and tenders',
    latest: 'Latest bids and tenders',
    all: 'All bids and tenders',
  },
  army: {
    back: 'Back to army news',
    latest: 'Latest army news',
    all: 'All army news',
  },
  warOnTerror: {
    back: 'Back to War on Terror',
    latest: 'Latest on the war on terror',
    all: 'All news on the war on terror',
  },
  videos: { back: 'Back to videos', latest: 'Latest videos', all: 'All videos' },
  documents: { back: 'Back to documents', latest: 'Latest documents', all: 'All documents' },
}
