/** Payload's path of the screen on which the first account is made. */
export const FIRST_ACCOUNT_PATH = '/admin/create-first-user'
