'use client'
/** Tells the studio what is typed into a form without drafts, a moment after the last key, and draws it. */
import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { callStudio } from '../../../platform/admin/ask.ts'

const restMs = 500

/** @param path of the document below `/api/`. @param written the language of the form. */
export function TypedAlong({
  path,
  written,
  renew,
}: {
  path: string
  written: string
  renew: () => void
}) {
  const [fields] = useAllFormFields()
  const { getData } = useForm()
  const draw = useRef(renew)
  draw.current = renew
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key brings other fields.
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await callStudio(`${path}/preview/typed?locale=${written}`, 'POST', getData())
      if (answer.ok) draw.current()
    }, restMs)
    return () => clearTimeout(timer)
  }, [fields, path, written, getData])
  return null
}
