'use client'
/** On the page of a picture: its file is here already, perhaps; and where it stands. */
import { useDocumentInfo } from '@payloadcms/ui'
import { SameFile } from './same-file.tsx'
import { UsedIn } from './used-in.tsx'

export function PicturePanel() {
  const { id } = useDocumentInfo()
  return (
    <>
      <SameFile />
      {id !== undefined && <UsedIn id={String(id)} />}
    </>
  )
}
