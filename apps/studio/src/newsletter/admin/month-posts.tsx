'use client'
/** Above the blocks of an issue: the articles of a month become blocks in one press. */
import { toast, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { callStudio } from '../../platform/admin/ask.ts'
import { untilRowsDrawn } from '../../platform/admin/until-rows-drawn.ts'
import { languageOf } from '../../platform/admin/words.ts'
import { fieldOf, membersOf } from '../../platform/objects.ts'
import styles from './newsletter.module.css'
import { monthWords as words } from './words.ts'

export function MonthPosts({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const language = languageOf(useTranslation().i18n)
  const [isBusy, setBusy] = useState(false)
  const add = useAdding(path)
  if (readOnly) return null
  const fetchPosts = async (back: number) => {
    setBusy(true)
    const asked = `newsletter-issues/posts-of-month?back=${back}`
    const answer = await callStudio<{ posts: string[] }>(asked)
    setBusy(false)
    if (!answer.ok) toast.error(answer.message ?? words.failed[language])
    else if (add(answer.value.posts) === 0) toast.info(words.none[language])
  }
  return (
    <div className={styles.panel}>
      <p className={styles.buttons}>
        {[words.thisMonth, words.lastMonth].map((label, back) => (
          <button
            key={label.en}
            type="button"
            className={styles.plain}
            disabled={isBusy}
            onClick={() => void fetchPosts(back)}
          >
            {label[language]}
          </button>
        ))}
      </p>
    </div>
  )
}

/** Blocks after those that stand there, for articles that none of them shows. @returns how many. */
function useAdding(aside: string): (posts: readonly string[]) => number {
  const { addFieldRow, dispatchFields, getDataByPath, getFields } = useForm()
  return (posts) => {
    const rows = membersOf(getDataByPath('blocks'))
    const shown = new Set(rows.map((row) => fieldOf(row, 'post')))
    const missing = posts.filter((id) => !shown.has(id))
    for (const [index, id] of missing.entries())
      addFieldRow({
        path: 'blocks',
        blockType: 'post',
        rowIndex: rows.length + index,
        schemaPath: 'blocks',
        subFieldState: { post: { value: id, initialValue: id, valid: true } },
      })
    if (missing.length > 0) void untilRowsDrawn({ dispatchFields, getFields }, 'blocks', aside)
    return missing.length
  }
}
