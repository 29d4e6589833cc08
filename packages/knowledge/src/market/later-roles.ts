import type { TargetRole } from '@nextrung/contract/roles'

/** Roles that people grow into from others: nobody's first job in IT is one of them. Our judgement. */
export const laterRoles: ReadonlySet<TargetRole> = new Set([
  'Solutions Architect',
  'Technical Lead',
  'Engineering Manager',
])
