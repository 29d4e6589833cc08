import '../../ui/serif.css'
import type { EvidenceKind } from '../../ui/evidence-mark.tsx'
import type { HeldSkill } from './path-node.ts'

type Shown = { mark: EvidenceKind; name: string; sentence: string }

const shownBy: Record<string, Shown> = {
  work: { mark: 'solid', name: 'Your work shows it', sentence: 'A job or project of yours shows it.' },
  resume: { mark: 'solid', name: 'On your resume', sentence: 'Another part of your resume names it.' },
  shown: { mark: 'solid', name: 'Shown here', sentence: 'A quiz, an exercise or a challenge here shows it.' },
  profile: { mark: 'solid', name: 'In your profile', sentence: 'You listed it in your profile.' },
  course: { mark: 'hollow', name: 'Course finished', sentence: 'You say that you finished a course on it.' },
  marked: { mark: 'hollow', name: 'Ticked by you', sentence: 'You ticked it off on your learning path.' },
  claimed: {
    mark: 'hollow',
    name: 'Named by you',
    sentence: 'You named it when you asked for recommendations. Nothing else shows it yet.',
  },
  implied: { mark: 'half', name: 'Implied', sentence: 'Another skill of yours implies it.' },
}

/** How we know that the person has a skill; undefined if the server doesn't say. */
export const evidenceOf = ({ skill, evidence = '', through }: HeldSkill): Shown | undefined => {
  if (!through) return shownBy[evidence]
  if (evidence === 'implied')
    return {
      mark: 'half',
      name: 'Implied',
      sentence: `You have ${through}, and ${through} implies ${skill}.`,
    }
  return {
    mark: shownBy[evidence]?.mark === 'hollow' ? 'hollow' : 'half',
    name: 'Counts in its place',
    sentence: `You have ${through}, which counts in place of ${skill} here.`,
  }
}

const standIn = ({ evidence, through }: HeldSkill): string => {
  if (!through) return ''
  return evidence === 'implied' ? ` (comes with ${through})` : ` (your ${through} counts)`
}

/** The skill with what qualifies it, such as `Python (your Java counts)`: a stand-in must not read like the skill. */
export const heldSuffix = (held: HeldSkill): string =>
  `${standIn(held)}${held.grade === 'partly' ? ', in part' : ''}`

export const SkillEvidence = ({ held }: { held: HeldSkill }) => (
  <>
    <p>{evidenceOf(held)?.sentence}</p>
    {held.words && (
      <q
        dir="auto"
        className="block border-l-2 border-accent-line pl-3 text-start font-serif text-foreground"
      >
        {held.words}
      </q>
    )}
    {held.grade === 'partly' && <p>It counts in part: the basics, or something you are still learning.</p>}
  </>
)
