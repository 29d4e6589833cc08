import { TargetRole } from '@nextrung/contract/roles'
import { AppError } from '../../errors.ts'

/**
 * The target role in a form; null if none was chosen.
 * @throws AppError BAD_REQUEST for a role that isn't on the list
 */
export const readTargetRole = (given: string | null | undefined): TargetRole | null => {
  if (!given?.trim()) return null
  const role = TargetRole.safeParse(given.trim())
  if (!role.success) throw new AppError('BAD_REQUEST', 'Choose a target role from the list.')
  return role.data
}
