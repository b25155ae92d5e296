/**
 * Where second factors are kept: two tables that are no collections, so that no answer, export or
 * version of the studio can hold them. What is used once is used in one statement.
 */
import { sql } from '@payloadcms/db-postgres'
import type { BasePayload, PayloadRequest } from 'payload'
import { poolOf, statementsOf } from '../../platform/database/statements.ts'
import { recoveryHashOf, seal, unseal } from './sealed.ts'

type Factor = { since: string; codesLeft: number }

export async function factorOf(req: PayloadRequest, person: string): Promise<Factor | undefined> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ since: string; left: number }>(sql`
    select confirmed_at as since,
      (select count(*)::int from recovery_codes c where c.user_id = f.user_id) as left
    from second_factors f where user_id = ${person}::uuid`)
  const [row] = rows
  return row && { since: new Date(row.since).toISOString(), codesLeft: row.left }
}

/** @returns nothing also where the studio's secret is another by now. */
export async function secretOf(req: PayloadRequest, person: string): Promise<string | undefined> {
  const statements = await statementsOf(req)
  const { rows } = await statements.execute<{ secret: string }>(
    sql`select secret from second_factors where user_id = ${person}::uuid`,
  )
  return rows[0] && unseal(rows[0].secret, person)
}

export async function keepFactor(
  req: PayloadRequest,
  person: string,
  secret: string,
  step: number,
): Promise<void> {
  await (await statementsOf(req)).execute(sql`
    insert into second_factors (user_id, secret, last_step)
    values (${person}::uuid, ${seal(secret, person)}, ${step})`)
}

/** Whether the step was still free; from now on it and all before it are used. */
export async function spendStep(
  req: PayloadRequest,
  person: string,
  step: number,
): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(sql`
    update second_factors set last_step = ${step}
    where user_id = ${person}::uuid and last_step < ${step} returning user_id`)
  return rows.length > 0
}

export async function keepRecoveryCodes(
  req: PayloadRequest,
  person: string,
  codes: readonly string[],
): Promise<void> {
  const hashes = codes.map((code) => recoveryHashOf(code.replaceAll(' ', ''), person)).join(',')
  const statements = await statementsOf(req)
  await statements.execute(sql`delete from recovery_codes where user_id = ${person}::uuid`)
  await statements.execute(sql`
    insert into recovery_codes (user_id, hash)
    select ${person}::uuid, unnest(string_to_array(${hashes}, ','))`)
}

/** Whether the code was there; from now on it is not. */
export async function spendRecoveryCode(
  req: PayloadRequest,
  person: string,
  digits: string,
): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(sql`
    delete from recovery_codes
    where user_id = ${person}::uuid and hash = ${recoveryHashOf(digits, person)} returning hash`)
  return rows.length > 0
}

/** Its recovery codes go with it. @returns whether there was one. */
export async function removeFactor(req: PayloadRequest, person: string): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(
    sql`delete from second_factors where user_id = ${person}::uuid returning user_id`,
  )
  return rows.length > 0
}

/** Whether the switch in General asks a second factor of this role. */
export async function isRequiredFor(req: PayloadRequest, role: string): Promise<boolean> {
  const { rows } = await (await statementsOf(req)).execute(
    sql`select 1 from general_second_factor_roles where value::text = ${role}`,
  )
  return rows.length > 0
}

/** Whether somebody with a session has to pass the door again: with a first password, or without a factor. */
export async function isHeldBack(payload: BasePayload, person: string): Promise<boolean> {
  const { rows } = await poolOf(payload).execute(sql`
    select 1 from users u where u.id = ${person}::uuid and (
      u.must_change_password is true or u.left_at is not null
      or exists (select 1 from general_second_factor_roles r where r.value::text = u.role::text)
        and not exists (select 1 from second_factors f where f.user_id = u.id))`)
  return rows.length > 0
}
