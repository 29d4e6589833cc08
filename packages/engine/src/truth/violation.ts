/** A fact in a line that its sources don't support; `found` is the part of the line that states it. */
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
  /** The sources joined into one text. */
  source: string
}
