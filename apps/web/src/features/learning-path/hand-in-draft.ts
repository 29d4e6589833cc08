import { useDraftText } from '../../lib/draft-text.ts'
import type { ShownWork } from './challenge-work.queries.ts'
import { useLearningView } from './learning-context.ts'
import type { ShownChallenge } from './shown-learning.ts'

/** What the person is about to hand in; answers and ticks stand in the order of the criteria. */
export type HandInDraft = {
  link: string
  text: string
  answers: readonly string[]
  met: readonly boolean[]
}

const readDraft = (kept: string, begun: HandInDraft): HandInDraft => {
  try {
    return { ...begun, ...(JSON.parse(kept) as Partial<HandInDraft>) }
  } catch {
    return begun
  }
}

/** The hand-in being written, kept in this tab until it is sent. */
export const useHandInDraft = ({ challenge, work }: { challenge: ShownChallenge; work: ShownWork }) => {
  const { uid } = useLearningView().goal
  const [kept, keep] = useDraftText({ owner: uid, field: `hand-in/${challenge.id}` })
  const draft = readDraft(kept, {
    link: work.link ?? '',
    text: work.text ?? '',
    answers: challenge.acceptanceCriteria.map((_, at) => work.answers?.[at] ?? ''),
    met: challenge.acceptanceCriteria.map(() => false),
  })
  return {
    draft,
    change: (part: Partial<HandInDraft>) => keep(JSON.stringify({ ...draft, ...part })),
    forget: () => keep(''),
  }
}
