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
