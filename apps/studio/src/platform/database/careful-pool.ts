/**
 * A connection that PostgreSQL ends makes its client emit `error`; without a listener that ends the
 * process. Every client gets one here, whether it is at rest in the pool or in use.
 */
import { traces } from '@wajiha/contract/traces'
import pg from 'pg'
import { tracePool } from './trace-queries.ts'

class CarefulPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options)
    const note = (error: Error) => {
      if (this.ending) return
      process.stderr.write(`the database closed a connection: ${error.message}\n`)
    }
    this.on('error', note)
    this.on('connect', (client) => client.on('error', note))
    if (traces()) tracePool(this)
  }
}

export const carefulPg = { ...pg, Pool: CarefulPool }
