import { type BasePayload, getPayload, type SanitizedConfig } from 'payload'

/** Whether the link of a letter still sets a password: each does once, within the hour. */
export async function holdsReset({ db }: Pick<BasePayload, 'db'>, token: string): Promise<boolean> {
  const found = await db.findOne({
    collection: 'users',
    where: {
      resetPasswordToken: { equals: token },
      resetPasswordExpiration: { greater_than: new Date().toISOString() },
    },
  })
  return Boolean(found)
}

/** The page that says it, where `/admin/reset/TOKEN` would ask for two passwords in vain. */
export async function wayFromReset(
  config: Promise<SanitizedConfig>,
  [first, token]: readonly string[],
): Promise<string | undefined> {
  if (first !== 'reset' || !token) return undefined
  return (await holdsReset(await getPayload({ config }), token)) ? undefined : '/admin/reset-over'
}
