import { ExternalLink } from '../components/external-link/external-link.tsx'
import { Icon } from '../components/icon/icon.tsx'
import { useMessages } from '../language/language-context.tsx'
import { useSettings } from '../settings/settings-context.tsx'

const NAMES = {
  facebook: 'Facebook',
  x: 'X (Twitter)',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const

/** The ministry's pages on five networks (Specification §1). */
export function SocialLinks({ className }: { readonly className?: string | undefined }) {
  const { social } = useSettings()
  const messages = useMessages().furniture
  return (
    <ul className={className} aria-label={messages.socialLinks}>
      {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((network) => (
        <li key={network}>
          <ExternalLink href={social[network]}>
            <Icon name={network} />
            <span className="visually-hidden">{NAMES[network]}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  )
}
