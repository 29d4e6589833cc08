import type { Database } from '../../db/client.ts'
import { listCourseAddresses } from '../../features/learning/learning.public.ts'
import type { CommandResult } from '../account-commands.ts'

/** The word that marks a command as being about courses and not about accounts. */
export const courseCommand = 'courses'

/** Answers with the addresses of all courses on offer, as JSON. */
export const performCourseCommand = async (db: Database, words: string[]): Promise<CommandResult> =>
  words.length === 0
    ? { ok: true, message: JSON.stringify(await listCourseAddresses(db)) }
    : { ok: false, message: 'Usage: npm run courses:check -- [host…]' }
