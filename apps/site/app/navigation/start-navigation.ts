import { watchNavigations } from './failed-navigation.ts'
import { markPendingLink } from './pending-link.ts'

export { stayOnPage } from './failed-navigation.ts'

// This module is fetched once: when the page is idle, or with the first failure before that.
watchNavigations()
markPendingLink()
