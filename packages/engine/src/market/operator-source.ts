import { sources } from '@nextrung/knowledge/sources'

/** The source of figures that somebody set in the database. */
export const operatorSource = { id: 'OPERATOR', ...sources.OPERATOR } as const
