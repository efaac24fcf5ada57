import type { PayloadRequest } from 'payload'
import { isBlank } from '../collections/blank.ts'
import { GROUP_LABEL, LANGUAGE_GROUP } from '../collections/language-fields.ts'
import type { Operation } from '../payload-types.ts'
import type { FindingsOf } from './endpoint.ts'
import { type Finding, newFindings } from './findings.ts'
import { pictureFindings } from './picture-findings.ts'

type OperationData = Partial<Operation>

function missingIn(operation: OperationData | null): Finding[] {
  if (operation?._status !== 'published') return []
  const bare = Object.values(LANGUAGE_GROUP).filter((group) => {
    const text = operation[group]
    return !isBlank(text?.title) && isBlank(text?.description)
  })
  const texts = bare.map((group): Finding => {
    const values = { language: GROUP_LABEL[group] }
    return { code: 'title_without_text', about: group, values }
  })
  return operation.featured && !operation.photo ? [...texts, { code: 'no_picture' }] : texts
}

/** The pictures that readers of a language would get without a description. */
async function undescribedOf(req: PayloadRequest, operation: OperationData): Promise<Finding[]> {
  if (operation._status !== 'published') return []
  const groups = Object.values(LANGUAGE_GROUP).filter((group) => !isBlank(operation[group]?.title))
  return pictureFindings(req, req.payload.collections.operations.config.fields, operation, groups)
}

/** What is found in an operation before it is published: its card shows text and photo. */
export const operationFindings: FindingsOf<OperationData> = async (req, { before, after }) => [
  ...(await undescribedOf(req, after)),
  ...newFindings(missingIn(after), missingIn(before)),
]
