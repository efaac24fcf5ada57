import { routeOf } from '../../../../calls/route-of.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = routeOf('policies')
