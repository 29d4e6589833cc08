import { findOpenQuestion } from '@nextrung/knowledge/interview'
import type { MarkedQuestion } from '../marking/marking-input.ts'

type Authored = Pick<MarkedQuestion, 'keyPoints' | 'wrongBeliefs' | 'followUps'>

/** What answers to a question of the knowledge base are marked by; undefined if it has no such question. */
export const findKeyPoints = (bankId: string): Authored | undefined => findOpenQuestion(bankId)
