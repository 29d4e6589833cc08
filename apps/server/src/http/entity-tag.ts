import { createHash } from 'node:crypto'

/** The mark of an answer, as its ETag: the same for the same value. Put into `value` whose it is. */
export const entityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/**
 * Whether `If-Match` or `If-None-Match` names this mark, or any. A compressing proxy may have turned it into a weak
 * one.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))
