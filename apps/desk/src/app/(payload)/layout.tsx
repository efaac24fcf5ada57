/* Made by Payload once; what is ours in it is which server functions a browser may call. */
import config from '@payload-config'
import '@payloadcms/next/css'
import './desk.css'
import '../../admin/accessibility/focus.css'
import { headers } from 'next/headers'
import { getPayload, type ServerFunctionClient } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import React from 'react'

import { admitCall } from '../../http-security/server-functions.ts'
import { importMap } from './admin/importMap.js'

type Args = {
  children: React.ReactNode
}

const serverFunction: ServerFunctionClient = async function (args) {
  'use server'
  return handleServerFunctions({
    ...(await admitCall(await getPayload({ config }), await headers(), args)),
    config,
    importMap,
  })
}

const Layout = ({ children }: Args) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
