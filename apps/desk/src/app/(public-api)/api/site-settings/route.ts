import { routeOf } from '../../../../public-api/route-of.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeOf('siteSettings')
