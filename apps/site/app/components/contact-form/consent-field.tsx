import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { CheckField } from '../form-fields/choice-field.tsx'
import type { FieldProps } from '../form-fields/field.tsx'
import { PageLink } from '../page-link/page-link.tsx'

type ConsentFieldProps = Pick<FieldProps, 'id' | 'error'> & { readonly agreed: boolean }

/** The consent to the data collection policy, with a link to it. */
export function ConsentField({ agreed, ...field }: ConsentFieldProps) {
  const messages = usePageMessages().contact.form
  return (
    <CheckField {...field} name="agreed" defaultChecked={agreed}>
      {messages.consentBefore}
      <PageLink to={PATHS.privacy}>{messages.consentLink}</PageLink>
      {messages.consentAfter}
    </CheckField>
  )
}
