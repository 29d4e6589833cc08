import { learningPlanLimits } from '@nextrung/contract/learning-plan'

const { topics: mostTopics } = learningPlanLimits

export const isFull = (topics: readonly string[]): boolean => topics.length >= mostTopics

/** The list with one more topic, unless it is empty, known in any case, or one too many. */
export const withTopic = (topics: readonly string[], text: string): string[] => {
  const topic = text.trim()
  const isKnown = topics.some((one) => one.toLowerCase() === topic.toLowerCase())
  return topic === '' || isKnown || isFull(topics) ? [...topics] : [...topics, topic]
}
