/** What a line of a resume is. */
export const lineRoles = [
  'name',
  'title',
  'contact',
  'personal',
  'furniture',
  'heading',
  'summary',
  'jobHead',
  'jobText',
  'educationHead',
  'educationText',
  'projectHead',
  'projectText',
  'certificate',
  'skills',
  'language',
  'other',
] as const
export type LineRole = (typeof lineRoles)[number]

/** Which field a word of a line belongs to. */
export const fieldLabels = [
  'none',
  'name',
  'title',
  'place',
  'dates',
  'url',
  'position',
  'employer',
  'kind',
  'school',
  'degree',
  'area',
  'score',
  'certificate',
  'issuer',
  'state',
  'project',
  'language',
  'level',
] as const
export type FieldLabel = (typeof fieldLabels)[number]

const singleLined: ReadonlySet<LineRole> = new Set([
  'name',
  'title',
  'contact',
  'personal',
  'furniture',
  'heading',
])

/** What the line model tells apart: each role, and for those of several lines whether the line begins or goes on. */
export const lineLabels: readonly { role: LineRole; begins: boolean }[] = lineRoles.flatMap((role) =>
  singleLined.has(role)
    ? [{ role, begins: true }]
    : [
        { role, begins: true },
        { role, begins: false },
      ],
)

/** The number of the label in `lineLabels`. */
export const lineLabelOf = ({ role, begins }: { role: LineRole; begins: boolean }): number =>
  lineLabels.findIndex((label) => label.role === role && (label.begins === begins || singleLined.has(role)))
