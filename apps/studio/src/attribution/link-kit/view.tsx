/** «روابط الحملة»: choose a campaign and where it goes out; links and short links are made at once. */
import { readLocale } from '@wajiha/arabic'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { may } from '../../platform/access/may.ts'
import styles from '../../platform/admin/figures.module.css'
import { Frame } from '../../platform/admin/frame.tsx'
import { type Said, say } from '../../platform/i18n/say.ts'
import { CostsSection } from '../costs/costs-section.tsx'
import { importedCosts } from '../costs/imported-costs.ts'
import { readSettings } from '../settings.ts'
import { QrCell } from './qr-cell.tsx'
import { taggedPath } from './tagged-path.ts'
import { keyOf, type Way, waysOf } from './ways.ts'

const words = {
  title: say('روابط الحملة', 'Campaign links'),
  lead: say(
    'اختر الحملة وأين تُنشر، فتُصنع لكلّ مكان وسومه من المفردات المعتمدة ورابطه القصير.',
    'Choose a campaign and where it goes out: each place gets approved tags and a short link.',
  ),
  campaign: say('الحملة', 'Campaign'),
  ways: say('أين تُنشر', 'Where it goes out'),
  content: say('المحتوى، إن وُجد أكثر من واحد', 'Content, where there is more than one'),
  make: say('اصنع الروابط', 'Make the links'),
  show: say('اعرض روابطها', 'Show its links'),
  name: say('الرابط', 'Link'),
  short: say('القصير', 'Short'),
  full: say('الكامل', 'Full'),
  cost: say('التكلفة', 'Cost'),
  qr: say('الرمز المربّع', 'QR code'),
  none: say('لا روابط لهذه الحملة بعد.', 'This campaign has no links yet.'),
  refused: say('هذه الصفحة للمحرّرين والمبيعات.', 'This page is for editors and sales.'),
}

export async function LinkKitView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const query = (await view.searchParams) ?? {}
  const locale = readLocale(req.i18n.language)
  const isAllowed = may(req.user, 'makeCampaignLinks')
  return (
    <Frame view={view}>
      <header className={styles.head}>
        <h1>{words.title[locale]}</h1>
      </header>
      {isAllowed ? (
        <Kit req={req} chosen={String(query.campaign ?? '')} locale={locale} />
      ) : (
        <p>{words.refused[locale]}</p>
      )}
    </Frame>
  )
}

type KitProps = { req: PayloadRequest; chosen: string; locale: 'ar' | 'en' }

async function Kit({ req, chosen, locale }: KitProps) {
  const { docs } = await req.payload.find({
    collection: 'campaigns',
    pagination: false,
    depth: 0,
    sort: '-updatedAt',
    locale,
    req,
    overrideAccess: false,
  })
  const campaigns = docs.map(({ id, slug, promise }) => ({ id, slug, promise }))
  const campaign = campaigns.find(({ id }) => id === chosen) ?? campaigns[0]
  const ways = waysOf((await readSettings(req.payload)).words)
  return (
    <>
      <p className={styles.lead}>{words.lead[locale]}</p>
      <form method="get" className={styles.period}>
        <label>
          {words.campaign[locale]}
          <select name="campaign" defaultValue={campaign?.id}>
            {campaigns.map(({ id, slug, promise }) => (
              <option key={id} value={id}>
                {promise || slug}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{words.show[locale]}</button>
      </form>
      {campaign && (
        <>
          <MakeForm campaign={campaign.id} ways={ways} locale={locale} />
          <Links req={req} campaign={campaign} locale={locale} />
          <CostsSection locale={locale} />
        </>
      )}
    </>
  )
}

function MakeForm({
  campaign,
  ways,
  locale,
}: {
  campaign: string
  ways: Way[]
  locale: 'ar' | 'en'
}) {
  return (
    <form method="post" action="/api/link-kit" className={styles.kit}>
      <input type="hidden" name="campaign" value={campaign} />
      <fieldset>
        <legend>{words.ways[locale]}</legend>
        {ways.map((way) => (
          <label key={keyOf(way)}>
            <input type="checkbox" name="way" value={keyOf(way)} />
            {way.name[locale]}
          </label>
        ))}
      </fieldset>
      <label className={styles.content}>
        {words.content[locale]}
        <input name="content" maxLength={60} />
      </label>
      <button type="submit">{words.make[locale]}</button>
    </form>
  )
}

type LinksProps = {
  req: PayloadRequest
  campaign: { id: string; slug: string }
  locale: 'ar' | 'en'
}

async function Links({ req, campaign, locale }: LinksProps) {
  const { docs } = await req.payload.find({
    collection: 'campaign-links',
    where: { campaign: { equals: campaign.id } },
    depth: 1,
    pagination: false,
    sort: 'createdAt',
    req,
    overrideAccess: false,
  })
  const { currency } = (await readSettings(req.payload)).conversion
  const imported = await importedCosts(req.payload, currency)
  if (docs.length === 0) return <p className={styles.empty}>{words.none[locale]}</p>
  return (
    <section className={styles.table} aria-label={words.title[locale]}>
      <table>
        <thead>
          <tr>
            {[words.name, words.qr, words.short, words.full, words.cost].map((head: Said) => (
              <th key={head.en} scope="col">
                {head[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {docs.map(({ id, title, source, medium, content, shortLink, cost }) => {
            const code = typeof shortLink === 'object' && shortLink ? shortLink.code : ''
            const tags = { slug: campaign.slug, source, medium, content: content ?? null, code }
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={`/admin/collections/campaign-links/${id}`}>{title}</a>
                </th>
                <td>{code && <QrCell link={id} code={code} title={title} locale={locale} />}</td>
                <td>{code && <bdi dir="ltr">{`/short/${code}`}</bdi>}</td>
                <td className={styles.address}>
                  <bdi dir="ltr">{taggedPath(tags)}</bdi>
                </td>
                <td>{sumOf(cost, imported.get(id)) ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** What was typed and what was imported; nothing where neither is. */
const sumOf = (typed: number | null | undefined, imported: number | undefined) =>
  typed == null && imported === undefined ? undefined : (typed ?? 0) + (imported ?? 0)
