/** A person's visits as a line of time, with why each is classed so and what five models give it. */
import { directionOf, readLocale } from '@wajiha/arabic'
import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { dayName, figure } from '../platform/tables/figures.ts'
import { channelNameOf, channels, isChannel } from './channels.ts'
import { explainAttribution } from './explain.ts'
import { type Credit, models } from './models.ts'
import { readSettings } from './settings.ts'
import styles from './story.module.css'
import type { StoryVisit } from './story.ts'

type Kept = { timeline?: StoryVisit[] | null; credits?: Credit[] | null }

const words = {
  title: { ar: 'القصّة', en: 'The story' },
  visit: { ar: 'الزيارة', en: 'Visit' },
  models: {
    first: { ar: 'الأولى', en: 'First' },
    last: { ar: 'الأخيرة', en: 'Last' },
    lastNonDirect: { ar: 'آخر غير مباشرة', en: 'Last non-direct' },
    linear: { ar: 'بالتساوي', en: 'Linear' },
    position: { ar: '٤٠–٢٠–٤٠', en: '40–20–40' },
  },
}

export async function Story({ data, i18n, payload }: UIFieldServerProps): Promise<ReactNode> {
  const { attribution }: { attribution?: Kept | null } = data
  const { timeline, credits }: Kept = attribution ?? {}
  const story = Array.isArray(timeline) ? timeline.filter(({ channel }) => isChannel(channel)) : []
  if (story.length === 0) return null
  const locale = readLocale(i18n.language)
  const { digits, conversion } = await readSettings(payload)
  const reader = { locale, digits, currency: conversion.currency } as const
  return (
    <div className={styles.story} dir={directionOf(locale)}>
      <h3>{words.title[locale]}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.visit[locale]}</th>
            {models.map((model) => (
              <th key={model} scope="col">
                {words.models[model][locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {story.map((touch, index) => (
            <tr key={`${touch.at}${touch.landingPath}`}>
              <th scope="row">
                <time dateTime={touch.at}>{dayName(touch.at.slice(0, 10), reader)}</time>
                <span>{explainAttribution(touch, touch)[locale]}</span>
                {touch.landingPath && (
                  <span className={styles.path}>
                    <bdi dir="ltr">{touch.landingPath}</bdi>
                  </span>
                )}
              </th>
              {models.map((model) => (
                <td key={model}>{figure(credits?.[index]?.[model], 'share', reader)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {new Set(story.map(({ channel }) => channel)).size > 1 && (
          <tfoot>
            {Object.keys(channels)
              .filter((channel) => story.some((touch) => touch.channel === channel))
              .map((channel) => (
                <tr key={channel}>
                  <th scope="row">{isChannel(channel) && channelNameOf(channel)[locale]}</th>
                  {models.map((model) => (
                    <td key={model}>{figure(sumOf(credits, channel, model), 'share', reader)}</td>
                  ))}
                </tr>
              ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}

const sumOf = (credits: Kept['credits'], channel: string, model: (typeof models)[number]) =>
  (credits ?? [])
    .filter((credit) => credit.channel === channel)
    .reduce((sum, credit) => sum + credit[model], 0)
