import { saveSelection } from '@nextrung/contract/auth'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { api } from '../../lib/api.ts'
import { writeText } from '../../lib/stored-value.ts'

/** One save after the other, so that the last choice is the one that stays. */
let saving: Promise<unknown> = Promise.resolve()

/** Keeps a choice in this browser and with the account. A failure to reach the account is silent. */
export const rememberSelection = (choice: { userType?: UserType; targetRole?: TargetRole }): void => {
  if (choice.userType) writeText('userType', choice.userType)
  if (choice.targetRole) writeText('targetRole', choice.targetRole)
  saving = saving.then(() => api(saveSelection, { body: choice })).catch(() => {})
}
