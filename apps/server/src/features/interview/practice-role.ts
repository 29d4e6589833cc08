import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { AppError } from '../../errors.ts'

/** @throws AppError NOT_FOUND for a role that has no questions */
export const practiceRole = (asked: string): TargetRole => {
  const role = targetRoles.find((one) => one.toLowerCase() === asked.trim().toLowerCase())
  if (!role) throw new AppError('NOT_FOUND', 'We do not know this role. Choose one of the roles in the list.')
  return role
}
