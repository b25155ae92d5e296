import { APIError } from 'payload'
import type { Conflict } from './basis.ts'

/** Two people changed the same thing differently: nothing was saved, and the later one chooses. */
export class EditConflict extends APIError<{ conflict: Conflict }> {
  constructor(message: string, conflict: Conflict) {
    super(message, 409, { conflict }, true)
  }
}
