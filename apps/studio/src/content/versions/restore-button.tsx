'use client'
import {
  Button,
  ConfirmationModal,
  toast,
  useConfig,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { readLocale } from '@wajiha/arabic'
import { usePathname, useRouter } from 'next/navigation'
import { callStudio } from '../../platform/admin/ask.ts'
import { languageOf } from '../../platform/admin/words.ts'
import { restoreWords } from './words.ts'

const modal = 'restore-language'

/** Restores the version on the page, in the language that is being worked in. Stands for Payload's own button. */
export function RestoreButton() {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { toggleModal } = useModal()
  const { getEntityConfig } = useConfig()
  const router = useRouter()
  const place = versionPlaceOf(usePathname())
  if (!place) return null
  const language = languageOf(i18n)
  const locale = readLocale(code)
  const { kind, slug, versionId } = place
  const config = getEntityConfig(
    kind === 'globals' ? { globalSlug: slug } : { collectionSlug: slug },
  )
  const hasDrafts = Boolean(config?.versions?.drafts)
  const effect = hasDrafts ? restoreWords.asDraft : restoreWords.atOnce
  const path = kind === 'globals' ? `globals/${slug}` : slug
  const restore = async () => {
    const answer = await callStudio<{ message: string }>(
      `${path}/versions/${versionId}?locale=${locale}`,
      'POST',
    )
    if (!answer.ok) {
      toast.error(answer.message ?? restoreWords.failed[language])
      return
    }
    toast.success(answer.value.message)
    router.push(`${place.document}?locale=${locale}`)
  }
  return (
    <>
      <Button
        buttonStyle="primary"
        size="small"
        margin={false}
        onClick={() => toggleModal(modal)}
        className="restore-language"
      >
        {restoreWords.button(locale)[language]}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={restoreWords.title[language]}
        body={effect(locale)[language]}
        confirmLabel={restoreWords.restore[language]}
        confirmingLabel={restoreWords.restoring[language]}
        onConfirm={restore}
      />
    </>
  )
}

/** `/admin/collections/posts/ID/versions/VERSION` or `/admin/globals/general/versions/VERSION`. */
function versionPlaceOf(pathname: string) {
  const found =
    /^(?<document>.*\/(?<kind>collections|globals)\/(?<slug>[^/]+)(?:\/[^/]+)?)\/versions\/(?<versionId>[^/]+)\/?$/.exec(
      pathname,
    )?.groups
  const { document, kind, slug, versionId } = found ?? {}
  return document && kind && slug && versionId ? { document, kind, slug, versionId } : undefined
}
