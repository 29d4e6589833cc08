import { parentPort } from 'node:worker_threads'
import { createEngine, type Engine } from '@nextrung/engine/engine'
import { isLargerThan } from './is-larger-than.ts'
import { type AnalysisInput, runAnalysis } from './run-analysis.ts'

// Texts of people are thought about here, away from the thread that answers everybody's requests.

const engine = createEngine()
// A few thousand words can each quote a line of thousands: what is answered must fit into a row.
const mostResultBytes = 8_000_000

const acts = {
  parse: (read: Parameters<Engine['parseResume']>[0]) => engine.parseResume(read),
  analyze: ({ at, ...input }: AnalysisInput & { at: Date }) => runAnalysis({ engine, now: () => at }, input),
  correct: (input: Parameters<Engine['correctResume']>[0]) => engine.correctResume(input),
  compare: (input: Parameters<Engine['compareVersions']>[0]) => engine.compareVersions(input),
  linkedIn: (input: Parameters<Engine['writeLinkedIn']>[0]) => engine.writeLinkedIn(input),
}

export type ThinkingActs = typeof acts
export type ThinkingRequest = { act: keyof ThinkingActs; input: unknown }
export type ThinkingAnswer = { result: unknown } | { error: string } | { tooLarge: true }

parentPort?.on('message', ({ act, input }: ThinkingRequest) => {
  let answer: ThinkingAnswer
  try {
    const result = (acts[act] as (input: unknown) => unknown)(input)
    answer = isLargerThan(result, mostResultBytes) ? { tooLarge: true } : { result }
  } catch (error) {
    answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
