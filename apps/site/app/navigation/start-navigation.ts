import { followNavigations } from './failed-navigation.ts'
import { markPendingLink } from './pending-link.ts'

export { keepPage } from './failed-navigation.ts'

// Fetched once, when the page is at rest, or with the first failure before that.
followNavigations()
markPendingLink()
