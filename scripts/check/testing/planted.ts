export type Planted = {
  /** The check that must fail. */
  check: string
  /** A part of its message. */
  says: string
  path: string
  text: string
}
