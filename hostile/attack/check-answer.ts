import { availableParallelism, loadavg } from 'node:os'
import type { Resume } from '@nextrung/contract/resumes'
import { type HostileFile, outcomes } from '../hostile-file.ts'

// A file's limits count processor time, so on a busy machine the wait grows with the load.
const longestAnswerMs = (): number => 10_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

export type Answered = {
  status: number
  json: Partial<Resume> & { error?: string; code?: string }
  ms: number
}

/** Everything wrong with the answer to a file. */
export function findFaults(file: HostileFile, answered: Answered): string[] {
  const { status, json, ms } = answered
  const faults: string[] = []
  const fits = file.allowed.some((name) => {
    const outcome = outcomes[name]
    return outcome.status === status && outcome.code === json.code && isSaid(outcome.sentence, json.error)
  })
  if (!fits)
    faults.push(
      `answered ${status} ${json.code ?? ''} "${json.error ?? ''}", allowed: ${file.allowed.join(', ')}`,
    )
  if (ms > longestAnswerMs()) faults.push(`answered after ${Math.round(ms)} ms`)
  if (status === 201)
    faults.push(...faultsOfText(file, json.originalContent ?? ''), ...unclean('fileName', json.fileName))
  return faults
}

function isSaid(sentence: string | RegExp | undefined, said: string | undefined): boolean {
  return sentence instanceof RegExp ? sentence.test(said ?? '') : sentence === said
}

function faultsOfText({ keeps, lacks }: HostileFile, text: string): string[] {
  const faults = unclean('originalContent', text)
  if (keeps !== undefined && !text.includes(keeps))
    faults.push(`the stored text lacks ${JSON.stringify(keeps)}`)
  if (lacks !== undefined && text.includes(lacks)) faults.push(`the stored text has ${JSON.stringify(lacks)}`)
  return faults
}

/** Finds what no stored text may contain: control characters and lone surrogates. */
export function unclean(name: string, text: unknown): string[] {
  if (typeof text !== 'string') return []
  const isClean = text.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(text)
  return isClean ? [] : [`${name} holds what must not be stored`]
}
