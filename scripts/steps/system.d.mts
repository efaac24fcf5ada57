/** Where the system's package puts nginx. */
export const NGINX: string
