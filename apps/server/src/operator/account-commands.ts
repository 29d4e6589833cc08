import type { Database } from '../db/client.ts'
import {
  disableUserByEmail,
  enableUserByEmail,
  turnOffSecondFactorByEmail,
} from '../features/identity/identity.public.ts'

const commands = {
  disable: {
    perform: disableUserByEmail,
    done: (email: string) => `${email} is disabled and signed out everywhere.`,
  },
  enable: { perform: enableUserByEmail, done: (email: string) => `${email} can sign in again.` },
  'turn-off-second-factor': {
    perform: turnOffSecondFactorByEmail,
    done: (email: string) => `${email} signs in without a second factor now, and can turn a new one on.`,
  },
}

const usage = `Usage: npm run account -- <${Object.keys(commands).join('|')}> <e-mail address>`

export type CommandResult = { ok: boolean; message: string }

/** Performs one of the operator's commands on an account, given as words. */
export const performAccountCommand = async (db: Database, words: string[]): Promise<CommandResult> => {
  const [name = '', email = ''] = words
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  if (!command || !email || words.length > 2) return { ok: false, message: usage }
  const found = await command.perform(db, email)
  return { ok: found, message: found ? command.done(email) : `Nobody has an account with ${email}.` }
}
