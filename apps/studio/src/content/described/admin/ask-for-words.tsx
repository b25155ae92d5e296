'use client'
/** Stands around every page of the admin: asks for the words of pictures that are about to be public. */
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { Undescribed } from '../refusal.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { holdAnswers } from './held-answers.ts'

type Asked = { pictures: Undescribed[]; answer: (isDone: boolean) => void }

export function AskForWords({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  // Before the effects of the pages within, which watch the same calls from outside of this.
  useLayoutEffect(
    () => holdAnswers((pictures) => new Promise((answer) => setAsked({ pictures, answer }))),
    [],
  )
  const close = (isDone: boolean) => {
    asked?.answer(isDone)
    setAsked(undefined)
  }
  return (
    <>
      {children}
      {asked && <DescribeDialog pictures={asked.pictures} close={close} />}
    </>
  )
}
