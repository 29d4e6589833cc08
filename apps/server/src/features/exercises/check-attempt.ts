import { type AttemptRecord, exerciseLimits, serverCheckedKinds } from '@nextrung/contract/exercises'
import type { OfferedExercise } from '@nextrung/engine/exercises/offered-exercises'
import { AppError } from '../../errors.ts'
import type { RequestContext } from '../../http/request-context.ts'

type Attempt = { code: string; passed: boolean }
type Verdict = Pick<AttemptRecord, 'passed' | 'checkedBy' | 'outcomes' | 'problem'>

type CheckedKind = 'regex' | 'json' | 'yaml'

const isChecked = (kind: OfferedExercise['kind']): kind is CheckedKind => serverCheckedKinds.includes(kind)

/** The server's own verdict where it can reach one, otherwise the browser's, called so. */
export const checkAttempt = async (
  ctx: RequestContext,
  { exercise, attempt }: { exercise: OfferedExercise; attempt: Attempt },
): Promise<Verdict> => {
  const { kind, flags = '', tests } = exercise
  const { code, passed } = attempt
  if (!isChecked(kind)) return { passed, checkedBy: 'browser', outcomes: [], problem: null }
  if (code.length > exerciseLimits.shortCodeCharacters)
    throw new AppError(
      'BAD_REQUEST',
      `This is too long to check: at most ${exerciseLimits.shortCodeCharacters.toLocaleString('en-US')} characters.`,
    )
  const { result } = await ctx.thinking
    .forPerson(ctx.user.id)
    .checkExercise({ kind, code, flags, tests }, ctx.request.signal)
  return { ...result, checkedBy: 'server' }
}
