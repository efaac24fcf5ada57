import { parsePressReleasePdfName } from '@gaashaan/contract/press-release-pdf-path'
import type { FastifyInstance } from 'fastify'
import { pressReleasePdf } from '../../app/api/press-release-pdf.ts'
import type { SendDocument } from './documents/document-cache.ts'
import { removedDocument } from './documents/removed-document.ts'

/** The PDFs of press releases, which the desk makes and signs: `/pdf/WG-34-so.pdf`. */
export function registerPressReleasePdfs(app: FastifyInstance, send: SendDocument): void {
  app.get('/pdf/:name', (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const asked = parsePressReleasePdfName(name)
    if (!asked) return reply.callNotFound()
    return send(reply, {
      path: `/pdf/${name}`,
      render: async (transport) => {
        const result = await pressReleasePdf(transport, asked.id, asked.language)
        if (result.state === 'missing' && result.removed) return removedDocument()
        if (result.state !== 'loaded') return undefined
        const body = Buffer.from(result.data.pdf, 'base64')
        return { contentType: 'application/pdf', body, fileName: name }
      },
    })
  })
}
