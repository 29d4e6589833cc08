export type Planted = {
  /** The check that must go red. */
  check: string
  /** What it must say. */
  says: string
  path: string
  text: string
}
