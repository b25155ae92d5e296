/** A cover of the notebook: two inks on one dyed paper, the construction left visible. */
import { sheet } from '../shapes.ts'

export const plate = (paper: string, inner: string, defs?: string) =>
  sheet(1600, 1000, paper, inner, defs)
