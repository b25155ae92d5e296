import { getRouteApi, useLocation } from '@tanstack/react-router'
import type { FormName } from '@wajiha/contract/form-checks'
import { useEffect, useState } from 'react'
import type { FormAnswer } from '../content/form-answer.ts'

const root = getRouteApi('__root__')
let spent: FormAnswer | undefined

/**
 * What the server answered to this very form, when the page is the answer to a submission without
 * script. It counts once: whoever leaves the page and comes back starts afresh.
 */
export function useServerAnswer(form: FormName, formKey: string): FormAnswer | undefined {
  const answer = root.useLoaderData({ select: (facts) => facts?.form })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [own] = useState(() => {
    const isOwn = answer?.form === form && answer.formKey === formKey && answer.path === path
    return isOwn && answer !== spent ? answer : undefined
  })
  useEffect(
    () => () => {
      if (own) spent = own
    },
    [own],
  )
  return own
}
