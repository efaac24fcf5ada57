import { usePageMessages } from '../../language/language-context.tsx'
import { PATHS } from '../../paths/canonical-paths.ts'
import { CheckField } from '../form-fields/choice-field.tsx'
import { PageLink } from '../page-link/page-link.tsx'

interface ConsentFieldProps {
  readonly id: string
  readonly error?: string | undefined
  readonly agreed?: boolean
}

/** The consent to the data collection policy, with the way to read it. */
export function ConsentField({ id, error, agreed }: ConsentFieldProps) {
  const messages = usePageMessages().contact.form
  return (
    <CheckField id={id} name="agreed" error={error} defaultChecked={agreed === true}>
      {messages.consentBefore}
      <PageLink to={PATHS.privacy}>{messages.consentLink}</PageLink>
      {messages.consentAfter}
    </CheckField>
  )
}
