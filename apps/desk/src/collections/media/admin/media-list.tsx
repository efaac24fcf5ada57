'use client'
import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { MediaChoice } from './media-choice.tsx'
import { MediaGrid } from './media-grid.tsx'
import './media-list.css'

/** The list of media as a grid of cards, on its own screen and in the drawer of a field. */
export function MediaList(props: ListViewClientProps) {
  return (
    <DefaultListView
      {...props}
      BeforeListTable={<MediaChoice />}
      Table={<MediaGrid canSelect={props.enableRowSelections === true} />}
    />
  )
}
