import { isBlank } from '../collections/blank.ts'
import { GROUP_LABEL, LANGUAGE_GROUP, type LanguageGroup } from '../collections/language-fields.ts'
import type { Operation } from '../payload-types.ts'
import type { DocumentCheck } from './check-before-change.ts'
import { type Finding, newFindings } from './findings.ts'
import { pictureFindings } from './picture-findings.ts'

type OperationData = Partial<Operation>

/** The languages in which readers have an operation. */
function publicGroups(operation: OperationData | null): LanguageGroup[] {
  if (operation?._status !== 'published') return []
  return Object.values(LANGUAGE_GROUP).filter((group) => !isBlank(operation[group]?.title))
}

function missingParts(operation: OperationData | null): Finding[] {
  if (operation?._status !== 'published') return []
  const texts = publicGroups(operation)
    .filter((group) => isBlank(operation[group]?.description))
    .map((group): Finding => {
      const values = { language: GROUP_LABEL[group] }
      return { code: 'title_without_text', about: group, values }
    })
  return operation.featured && !operation.photo ? [...texts, { code: 'no_picture' }] : texts
}

/** The findings in an operation before it is published: its card shows text and photo. */
export const operationFindings: DocumentCheck<OperationData> = async (req, { before, after }) => {
  const { fields } = req.payload.collections.operations.config
  const pictures = await pictureFindings(req, fields, after, publicGroups(after))
  return [...pictures, ...newFindings(missingParts(after), missingParts(before))]
}
