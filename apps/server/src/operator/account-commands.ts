import type { Database } from '../db/client.ts'
import {
  disableByOperator,
  enableByOperator,
  resetPasswordByOperator,
  signOutEveryone,
  turnOffSecondFactorByEmail,
} from '../features/identity/identity.public.ts'

/** What was done, in words; undefined when nobody has this address. */
type Command = (db: Database, email: string) => Promise<string | undefined>

const commands: Record<string, Command> = {
  disable: async (db, email) =>
    (await disableByOperator(db, email)) ? `${email} is disabled and signed out everywhere.` : undefined,
  enable: async (db, email) =>
    (await enableByOperator(db, email)) ? `${email} can sign in again.` : undefined,
  'reset-password': async (db, email) => {
    const password = await resetPasswordByOperator(db, email)
    return password
      ? `The new password of ${email}, shown this once:\n\n  ${password}\n\nEvery device is signed out. Please tell the person to change it in Settings.`
      : undefined
  },
  'turn-off-second-factor': async (db, email) =>
    (await turnOffSecondFactorByEmail(db, email))
      ? `${email} signs in without a second factor now, and can turn a new one on.`
      : undefined,
}

/** Takes no address: it is about everybody. */
const everyone = 'sign-out-everyone'

const usage = [
  `Usage: npm run account -- <${Object.keys(commands).join('|')}> <e-mail address>`,
  `       npm run account -- ${everyone}`,
].join('\n')

export type CommandResult = { ok: boolean; message: string }

/** Performs one of the operator's commands on an account, given as words. */
export const performAccountCommand = async (db: Database, words: string[]): Promise<CommandResult> => {
  const [name = '', email = ''] = words
  if (name === everyone && words.length === 1)
    return {
      ok: true,
      message: `${await signOutEveryone(db)} sessions were ended. Everybody has to sign in again.`,
    }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !email || words.length > 2) return { ok: false, message: usage }
  const done = await command(db, email)
  return { ok: done !== undefined, message: done ?? `Nobody has an account with ${email}.` }
}
