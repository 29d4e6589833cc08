import type { LinkAction } from '../../lib/plans-link.ts'
import type { ShownStory } from './career-story.queries.ts'
import { FocusAreasCard } from './focus-areas-card.tsx'
import { MilestonesCard } from './milestones-card.tsx'
import { PersonaCard } from './persona-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StoryCard } from './story-card.tsx'
import { StoryColumns } from './story-columns.tsx'
import { TimelineCard } from './timeline-card.tsx'

type StoryResultProps = {
  story: ShownStory
  targetRole: string
  /** Where to add what a note misses. */
  actions: readonly LinkAction[]
}

export const StoryResult = ({ story, targetRole, actions }: StoryResultProps) => (
  <StoryColumns
    left={
      <>
        <StoryCard key={story.id ?? story.story} story={story} targetRole={targetRole} actions={actions} />
        <MilestonesCard milestones={story.milestones} />
        <TimelineCard events={story.timelineEvents} />
      </>
    }
    right={
      <>
        <PersonaCard story={story} />
        <FocusAreasCard focusAreas={story.focusAreas} reasons={story.focusReasons} />
        <QuoteCard story={story} />
      </>
    }
  />
)
