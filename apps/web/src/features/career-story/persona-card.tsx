import { Card } from '../../ui/card.tsx'
import { EvidenceMark } from '../../ui/evidence-mark.tsx'
import type { ShownStory } from './career-story.queries.ts'

type TraitProps = { title: string; value: string; basis: string | undefined }

const Trait = ({ title, value, basis }: TraitProps) => (
  <div className="border-t border-line pt-4 first:border-t-0 first:pt-0">
    <h2 className="text-small font-550 text-muted-foreground">{title}</h2>
    <p className="mt-0.5 text-h2 wrap-anywhere">{value}</p>
    {basis && (
      <p className="mt-1.5 grid grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 text-small text-ink-2 wrap-anywhere">
        <EvidenceMark kind="half" label="Worked out from what you gave us:" className="mt-[7px]" />
        {basis}
      </p>
    )}
  </div>
)

/** Who the person is in the story, how they learn, and what both rest on. */
export const PersonaCard = ({ story }: { story: ShownStory }) => {
  const { personaType, personaBasis, learningStyle, learningStyleBasis } = story
  if (!personaType && !learningStyle) return null
  return (
    <Card aria-label="Career persona and learning style" className="grid gap-4 print:border-0 print:p-0">
      {personaType && <Trait title="Career persona" value={personaType} basis={personaBasis} />}
      {learningStyle && <Trait title="Learning style" value={learningStyle} basis={learningStyleBasis} />}
    </Card>
  )
}
