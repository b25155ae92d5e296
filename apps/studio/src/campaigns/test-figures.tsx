/** Under a campaign's test: what each side brought, whether it says anything yet, and who wins. */
import { directionOf, readLocale } from '@wajiha/arabic'
import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { readSettings } from '../attribution/settings.ts'
import { may } from '../platform/access/may.ts'
import { ActionButton } from '../platform/admin/action-button.tsx'
import { figure, type Reader } from '../platform/tables/figures.ts'
import { judgeTest } from './judge-test.ts'
import { readTest } from './read-test.ts'
import styles from './test-figures.module.css'
import { testIdOf } from './test-id.ts'
import { testSentences, testWords as words } from './words.ts'

type Kept = { test?: { isRunning?: boolean; share?: number; startedAt?: string | Date | null } }

export async function TestFigures({
  data,
  id,
  i18n,
  payload,
  user,
}: UIFieldServerProps): Promise<ReactNode> {
  const { test }: Kept = data
  const { isRunning, share = 50, startedAt } = test ?? {}
  if (!id || !startedAt || !may(user, 'decideCampaignTests')) return null
  const locale = readLocale(i18n.language)
  const { digits, conversion } = await readSettings(payload)
  const reader: Reader = { locale, digits, currency: conversion.currency }
  const sides = await readTest(payload, testIdOf(String(id), new Date(startedAt).toISOString()))
  const judgement = judgeTest(sides.a, sides.b, share)
  return (
    <div className={styles.figures} dir={directionOf(locale)}>
      <table>
        <thead>
          <tr>
            {[words.side, words.visits, words.leads, words.rate].map((head) => (
              <th key={head.en} scope="col">
                {head[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['a', 'b'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{words[side][locale]}</th>
              <td>{figure(sides[side].visits, 'count', reader)}</td>
              <td>{figure(sides[side].leads, 'count', reader)}</td>
              <td>{figure(judgement.rates[side], 'share', reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {testSentences(sides, judgement, reader).map(({ text, isWarning }) => (
        <p key={text} className={isWarning ? styles.warning : undefined}>
          {text}
        </p>
      ))}
      {isRunning && (
        <p className={styles.actions}>
          {(['a', 'b'] as const).map((side) => (
            <ActionButton
              key={side}
              path={`campaigns/${id}/winner/${side}`}
              words={words.wins[side][locale]}
            />
          ))}
        </p>
      )}
    </div>
  )
}
