import { z } from 'zod'

/** The target roles a person can choose, in display order. */
export const targetRoles = [
  'Software Engineer',
  'Frontend Developer',
  'Backend Developer',
  'Full Stack Developer',
  'DevOps Engineer',
  'Cloud Engineer',
  'Data Engineer',
  'Data Scientist',
  'Machine Learning Engineer',
  'Site Reliability Engineer (SRE)',
  'Security Engineer',
  'Mobile Developer',
  'Product Manager',
  'Technical Project Manager',
  'Solutions Architect',
  'Technical Lead',
  'Engineering Manager',
] as const

export const TargetRole = z.enum(targetRoles)
export type TargetRole = z.output<typeof TargetRole>

export const userTypes = ['transitioner', 'professional'] as const
export const UserType = z.enum(userTypes)
export type UserType = z.output<typeof UserType>
