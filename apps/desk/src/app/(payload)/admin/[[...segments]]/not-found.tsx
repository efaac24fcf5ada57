/* Made by Payload once; what is ours in it is that a refusal is written down. */
import type { Metadata } from 'next'

import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { recordRefusedScreen } from '../../../../audit/refused-screens.ts'
import { NotFoundPage, generatePageMetadata } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{
    segments: string[]
  }>
  searchParams: Promise<{
    [key: string]: string | string[]
  }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

const NotFound = async ({ params, searchParams }: Args) => {
  await recordRefusedScreen(await getPayload({ config }), await headers())
  return NotFoundPage({ config, params, searchParams, importMap })
}

export default NotFound
