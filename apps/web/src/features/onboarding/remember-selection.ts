import { saveSelection } from '@nextrung/contract/auth'
import type { TargetRole, UserType } from '@nextrung/contract/roles'
import { api } from '../../lib/api.ts'
import { writeText } from '../../lib/stored-value.ts'

/** Saves run one after another, so the last choice wins. */
let saving: Promise<unknown> = Promise.resolve()

/** Resolves once the account has the choices made so far, or could not be reached. */
export const whenSelectionSaved = (): Promise<unknown> => saving

/** Saves a choice in this browser and in the account. Failing to reach the account is silent. */
export const rememberSelection = (choice: { userType?: UserType; targetRole?: TargetRole }): void => {
  if (choice.userType) writeText('userType', choice.userType)
  if (choice.targetRole) writeText('targetRole', choice.targetRole)
  saving = saving.then(() => api(saveSelection, { body: choice })).catch(() => {})
}
