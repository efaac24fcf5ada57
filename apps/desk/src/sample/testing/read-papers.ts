/**
 * Prints the contents of PDF files, as JSON by their paths: `node read-papers.ts <file> …`. It is a
 * process of its own, because other tests change globals that PDF.js reads when it is loaded.
 */
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'

async function readPaper(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)))
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await pdf.getMetadata()
  const marks = await pdf.getMarkInfo()
  const viewer = await pdf.getViewerPreferences()
  await pdf.loadingTask.destroy()
  return [file, { text, info, marks, viewer }] as const
}

const papers = await Promise.all(process.argv.slice(2).map(readPaper))
console.log(JSON.stringify(Object.fromEntries(papers)))
