'use client'
import {
  Link,
  Locked,
  SelectAll,
  useAuth,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useSelection,
} from '@payloadcms/ui'
import type { ClientUser } from 'payload'
import { formatAdminURL, formatFilesize } from 'payload/shared'
import { useMessages } from '../../../i18n/use-messages.ts'
import type { Media } from '../../../payload-types.ts'
import { MEDIA_KINDS, mediaKind, mediaName } from '../kinds.ts'
import { MESSAGES, SELECT } from './messages.ts'

/** A file in the form in which Payload lists it. */
type ListedMedia = Media & { readonly _isLocked?: boolean; readonly _userEditing?: ClientUser }

/** The alternative text of a picture, in the language of the desk if there is one. */
function Description({ media }: { readonly media: ListedMedia }) {
  const { language, t } = useMessages()
  if (mediaKind(media.mimeType) !== 'picture') return null
  if (media.decorative) return <span className="media-card__note">{t(MESSAGES.decorative)}</span>
  const texts = { so: media.altSo, en: media.altEn }
  const other = language === 'so' ? 'en' : 'so'
  const textLanguage = texts[language] ? language : other
  if (!texts[textLanguage])
    return <span className="media-card__note">{t(MESSAGES.undescribed)}</span>
  const note = textLanguage === 'so' ? MESSAGES.onlySo : MESSAGES.onlyEn
  return (
    <>
      <span className="media-card__alt" lang={textLanguage}>
        {texts[textLanguage]}
      </span>
      {texts.so && texts.en ? null : <span className="media-card__note">{t(note)}</span>}
    </>
  )
}

/** What a card shows of a file: the picture or its type, name, alternative text and size. */
function CardContent({ media }: { readonly media: ListedMedia }) {
  const { t } = useMessages()
  const { thumbnailURL, mimeType, width, height, filesize } = media
  const facts = [width && height && `${width} × ${height}`, filesize && formatFilesize(filesize)]
  return (
    <>
      <span className="media-card__frame">
        {thumbnailURL ? (
          // biome-ignore lint/performance/noImgElement: a small file that the desk has resized already.
          <img alt="" decoding="async" loading="lazy" src={thumbnailURL} />
        ) : (
          <span>
            {mimeType === 'application/pdf' ? 'PDF' : t(MEDIA_KINDS[mediaKind(mimeType)].label)}
          </span>
        )}
      </span>
      <span className="media-card__name">{mediaName(media)}</span>
      <Description media={media} />
      <span className="media-card__facts">{facts.filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** The checkbox that selects a file for bulk actions; a lock while a colleague edits it. */
function SelectBox({ media }: { readonly media: ListedMedia }) {
  const { t } = useMessages()
  const { user } = useAuth()
  const { selected, setSelection } = useSelection()
  const { _isLocked: isLocked, _userEditing: editor } = media
  if (isLocked && editor && editor.id !== user?.id) {
    return <Locked className="media-card__lock" user={editor} />
  }
  return (
    <label className="media-card__select">
      <input
        type="checkbox"
        aria-label={`${t(SELECT)} ${mediaName(media)}`}
        checked={selected.get(media.id) === true}
        onChange={() => setSelection(media.id)}
      />
    </label>
  )
}

/** The media of one page as cards. A card opens the file, or chooses it for the field of a drawer. */
export function MediaGrid({ canSelect }: { readonly canSelect: boolean }) {
  const { t } = useMessages()
  const { config } = useConfig()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const docs = (data?.docs ?? []) as ListedMedia[]
  const adminRoute = config.routes.admin
  return (
    <>
      {canSelect ? (
        <div className="media-grid__all">
          <SelectAll /> <span aria-hidden="true">{t(MESSAGES.selectAll)}</span>
        </div>
      ) : null}
      <ul className="media-grid">
        {docs.map((media) => (
          <li className="media-card" key={media.id}>
            {isInDrawer ? (
              <button
                type="button"
                className="media-card__open"
                onClick={() =>
                  onSelect?.({ collectionSlug: 'media', doc: media, docID: String(media.id) })
                }
              >
                <CardContent media={media} />
              </button>
            ) : (
              <Link
                className="media-card__open"
                href={formatAdminURL({ adminRoute, path: `/collections/media/${media.id}` })}
                prefetch={false}
              >
                <CardContent media={media} />
              </Link>
            )}
            {canSelect ? <SelectBox media={media} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
