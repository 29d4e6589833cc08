import { type CourseRow, listCourses } from '@nextrung/engine/learning/list-courses'

/** What a course's row holds besides its id and what the seed keeps about it. */
export type CourseValues = Omit<CourseRow, 'catalogId'> & {
  /** Null for a course that the operator added. */
  catalogId: string | null
  /** Part of the values, so that the operator can withdraw a course by hand. */
  isWithdrawn: boolean
}

let wanted: ReadonlyMap<string, CourseValues> | undefined

/** The courses of the knowledge base, by key. Roles are ordered by name, as they are read back. */
export const wantedCourses = (): ReadonlyMap<string, CourseValues> => {
  wanted ??= new Map(
    listCourses().map((row) => [
      row.catalogId,
      {
        ...row,
        isWithdrawn: false,
        furtherRoles: row.furtherRoles.toSorted((a, b) => (a.role < b.role ? -1 : 1)),
      },
    ]),
  )
  return wanted
}
