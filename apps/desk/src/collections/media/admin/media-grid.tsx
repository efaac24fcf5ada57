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
import { kindOf, MEDIA_KINDS, mediaName } from '../kinds.ts'
import { MESSAGES, SELECT } from './messages.ts'

/** A file of the media as Payload lists it. */
type Listed = Media & { readonly _isLocked?: boolean; readonly _userEditing?: ClientUser }

/** What a picture shows, in the language of the desk where it is said in that. */
function Description({ media }: { readonly media: Listed }) {
  const { language, t } = useMessages()
  if (kindOf(media.mimeType) !== 'picture') return null
  if (media.decorative) return <span className="media-card__note">{t(MESSAGES.decorative)}</span>
  const texts = { so: media.altSo, en: media.altEn }
  const other = language === 'so' ? 'en' : 'so'
  const shown = texts[language] ? language : other
  if (!texts[shown]) return <span className="media-card__note">{t(MESSAGES.undescribed)}</span>
  const only = shown === 'so' ? MESSAGES.onlySo : MESSAGES.onlyEn
  return (
    <>
      <span className="media-card__alt" lang={shown}>
        {texts[shown]}
      </span>
      {texts.so && texts.en ? null : <span className="media-card__note">{t(only)}</span>}
    </>
  )
}

function Facts({ media }: { readonly media: Listed }) {
  const { width, height, filesize } = media
  const facts = [
    width && height ? `${width} × ${height}` : '',
    filesize ? formatFilesize(filesize) : '',
  ]
  return <span className="media-card__facts">{facts.filter(Boolean).join(' · ')}</span>
}

function Face({ media }: { readonly media: Listed }) {
  const { t } = useMessages()
  const { thumbnailURL, mimeType } = media
  return (
    <>
      <span className="media-card__frame">
        {thumbnailURL ? (
          // biome-ignore lint/performance/noImgElement: a small file that the desk has made already.
          <img alt="" decoding="async" loading="lazy" src={thumbnailURL} />
        ) : (
          <span>
            {mimeType === 'application/pdf' ? 'PDF' : t(MEDIA_KINDS[kindOf(mimeType)].label)}
          </span>
        )}
      </span>
      <span className="media-card__name">{mediaName(media)}</span>
      <Description media={media} />
      <Facts media={media} />
    </>
  )
}

/** The box that selects a file for what is done with many; a lock while a colleague edits it. */
function Selected({ media }: { readonly media: Listed }) {
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

/** The media of a page as pictures: each opens, or is taken by the field that the list was opened for. */
export function MediaGrid({ canSelect }: { readonly canSelect: boolean }) {
  const { t } = useMessages()
  const { config } = useConfig()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const docs = (data?.docs ?? []) as Listed[]
  const addressOf = ({ id }: Listed) =>
    formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/media/${id}` })
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
                <Face media={media} />
              </button>
            ) : (
              <Link className="media-card__open" href={addressOf(media)} prefetch={false}>
                <Face media={media} />
              </Link>
            )}
            {canSelect ? <Selected media={media} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}
