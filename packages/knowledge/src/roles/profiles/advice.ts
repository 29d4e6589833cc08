import type { SourceId } from '../../sources.ts'
import type { Advice } from './role-profile.ts'

/** Advice with the sources it rests on; without any, it is our own judgement. */
export const advice = (text: string, ...sources: SourceId[]): Advice => ({ text, sources })
