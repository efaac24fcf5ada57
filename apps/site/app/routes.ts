import { LEADERSHIP_ROLES, POLICIES } from '@gaashaan/contract'
import { PREVIEW_PATH } from '@gaashaan/contract/article-path'
import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { ARCHIVE_PATHS, ARCHIVED_LISTS } from './archive/archive.ts'
import { PATHS } from './paths/canonical-paths.ts'

/** The component examples, in development only: no production build contains them. */
const EXAMPLE_PAGES =
  process.env.NODE_ENV === 'development'
    ? [
        route('components', 'pages/components/route.tsx'),
        route('components/frame', 'pages/components/frame.tsx'),
      ]
    : []

/** Every public path. Paths match in any letter case. */
export default [
  index('pages/home/route.tsx'),
  route(PATHS.about, 'pages/about/route.tsx'),
  route(PATHS.partners, 'pages/partners/route.tsx'),
  ...LEADERSHIP_ROLES.map((role) =>
    route(PATHS[role], 'pages/leadership/route.tsx', { id: `leadership/${role}` }),
  ),
  route(PATHS.armyLeadership, 'pages/army-leadership/route.tsx'),
  route(PATHS.news, 'pages/news/route.tsx'),
  route(`${PATHS.article}/:slug?`, 'pages/article/route.tsx'),
  route(PATHS.pressRelease, 'pages/press-release/route.tsx'),
  route(PATHS.mediaCenter, 'pages/media-center/route.tsx'),
  route(PATHS.mediaRequest, 'pages/media-request/route.tsx'),
  route(PATHS.speeches, 'pages/speeches/route.tsx'),
  route(PATHS.publications, 'pages/publications/route.tsx'),
  route(PATHS.operations, 'pages/operations/route.tsx'),
  route(`${PATHS.operations}/:slug`, 'pages/operation/route.tsx'),
  route(PATHS.army, 'pages/army/route.tsx'),
  route(PATHS.tenders, 'pages/tenders/route.tsx'),
  route(PATHS.war, 'pages/war/route.tsx'),
  route(PATHS.contact, 'pages/contact/route.tsx'),
  ...POLICIES.map((name) => route(PATHS[name], 'pages/policy/route.tsx', { id: `policy/${name}` })),
  route(PATHS.siteMap, 'pages/site-map/route.tsx'),
  route(PATHS.feeds, 'pages/feeds/route.tsx'),
  route(PATHS.api, 'pages/api/route.tsx'),
  route(PATHS.search, 'pages/search/route.tsx'),
  route(PATHS.verify, 'pages/verify/route.tsx'),
  route('/xaqiiji', 'pages/verify/somali-path.ts'),
  route(PATHS.offline, 'pages/offline/route.tsx'),
  ...ARCHIVED_LISTS.map((list) =>
    route(`${ARCHIVE_PATHS[list]}/:month?`, 'pages/archive/route.tsx', { id: `archive/${list}` }),
  ),
  // Not a public page: neither the sitemap nor the navigation names it.
  route(PREVIEW_PATH, 'pages/preview/route.tsx'),
  ...EXAMPLE_PAGES,
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig
