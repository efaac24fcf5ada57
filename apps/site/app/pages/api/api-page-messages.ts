import type { apiPage } from '../../messages/so/api-page.server.ts'

/** The words of the page that are texts alone: those made of numbers stay on the server. */
export type ApiPageMessages = Omit<typeof apiPage, 'text' | 'between'>
