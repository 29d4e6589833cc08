/** A fact in a line that its sources do not hold; `found` is the part of the line that says it. */
export type Violation = {
  kind:
    | 'number'
    | 'date'
    | 'employer'
    | 'name'
    | 'title'
    | 'degree'
    | 'skill'
    | 'team-size'
    | 'claim'
    | 'certificate'
    | 'language-level'
  found: string
}

export type LineClaim = {
  line: string
  /** The sources as one text. */
  source: string
}
