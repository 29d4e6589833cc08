import { createHash } from 'node:crypto'

/** The ETag of a response, the same for equal values. Include the owner in `value`. */
export const entityTag = (value: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`

/**
 * Whether `If-Match` or `If-None-Match` contains this tag or `*`. A compressing proxy may have made the tag weak.
 */
export const namesTag = (header: string, tag: string): boolean =>
  header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))
