import type { LineEvidence } from '@nextrung/contract/resume-document'
import type { EvidenceKind } from '../../ui/evidence-mark.tsx'

export const markKinds: Record<LineEvidence['mark'], EvidenceKind> = {
  kept: 'solid',
  reworded: 'half',
  'needs-number': 'hollow',
}

export const markWords: Record<LineEvidence['mark'], string> = {
  kept: 'Your words, unchanged',
  reworded: 'Reworded from your line',
  'needs-number': 'Needs your number',
}
