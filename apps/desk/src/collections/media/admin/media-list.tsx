'use client'
import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { MediaChoice } from './media-choice.tsx'
import { MediaGrid } from './media-grid.tsx'
import './media-list.css'

/** The media side by side instead of in a table: on their own screen, and where a field takes one. */
export function MediaList(props: ListViewClientProps) {
  return (
    <DefaultListView
      {...props}
      BeforeListTable={<MediaChoice />}
      Table={<MediaGrid canSelect={props.enableRowSelections === true} />}
    />
  )
}
