import { readFile } from 'node:fs/promises'
import { validateXML } from 'xmllint-wasm'

/** The errors of XML texts by a RELAX NG schema of `schemas/`, from libxml2; for tests. */
export async function xmlErrors(
  text: string | readonly string[],
  schema: 'atom' | 'sitemap',
): Promise<string[]> {
  const rules = await readFile(new URL(`schemas/${schema}.rng`, import.meta.url), 'utf8')
  const { errors } = await validateXML({
    xml: [text].flat().map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [rules],
    extension: 'relaxng',
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
