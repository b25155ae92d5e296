/**
 * Whoever has administered the studio longest owns it. What was asked of administrators at the door is asked
 * of owners, too. By itself, since a value that was added to an enum can be used only after the commit.
 */
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Way back: the backup that was made before it; it changes what was there.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    UPDATE users SET role = 'owner' WHERE id = (
      SELECT id FROM users WHERE role = 'admin' ORDER BY created_at, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM users WHERE role = 'owner')`)
  for (const name of ['general', '_general_v_version']) {
    const [table, type] = [
      sql.raw(`${name}_second_factor_roles`),
      sql.raw(`enum_${name}_second_factor_roles`),
    ]
    await db.execute(sql`
      INSERT INTO ${table} ("order", parent_id, value)
      SELECT (SELECT max("order") + 1 FROM ${table} o WHERE o.parent_id = a.parent_id),
        a.parent_id, 'owner'::${type}
      FROM ${table} a WHERE a.value = 'admin' AND NOT EXISTS (
        SELECT 1 FROM ${table} o WHERE o.parent_id = a.parent_id AND o.value = 'owner')`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE users SET role = 'admin' WHERE role = 'owner'`)
}
